import { useState } from 'react'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { Alert, Button, Dialog } from '#ui/components/index.ts'
import type { en } from '../../locales/goodbye/en.ts'
import { type Goodbye, goodbyes } from '../../rules/goodbyes.ts'
import { useClosing } from './use-closing.ts'

interface GoodbyeDialogProps {
  readonly conversation: string
  readonly name: string
  readonly open: boolean
  readonly onClose: () => void
}

/**
 * A friendly way to end a conversation: with one of several free goodbyes, or without one; both
 * buttons are the same size (BEY-18).
 */
export function GoodbyeDialog({ conversation, name, open, onClose }: GoodbyeDialogProps) {
  const t = usePhrases<typeof en>('goodbye')
  const [chosen, setChosen] = useState<Goodbye | 'none'>('wishes')
  const [problem, setProblem] = useState<string>()
  const { close, pending } = useClosing(conversation, name)

  async function submit() {
    const failed = await close(chosen === 'none' ? null : chosen)
    setProblem(failed)
    if (failed === undefined) onClose()
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('title', { name })}
      closeLabel={t('dismiss')}
      actions={
        <>
          <Button variant="line" onClick={onClose}>
            {t('keep')}
          </Button>
          <Button loading={pending} loadingLabel={t('closing')} onClick={() => void submit()}>
            {t('submit')}
          </Button>
        </>
      }
    >
      <p className="text-ink-2">{t('text', { name })}</p>
      <fieldset className="mt-4 grid gap-2">
        <legend className="mb-2 font-semibold">{t('label')}</legend>
        {([...goodbyes, 'none'] as const).map((goodbye) => (
          <label key={goodbye} className="chat-goodbye">
            <input
              type="radio"
              name="goodbye"
              checked={chosen === goodbye}
              onChange={() => setChosen(goodbye)}
            />
            <span>{t(`phrases.${goodbye}`)}</span>
          </label>
        ))}
      </fieldset>
      <p className="mt-3 text-muted">{t('own')}</p>
      {problem ? (
        <Alert tone="danger" announce>
          {problem}
        </Alert>
      ) : null}
    </Dialog>
  )
}
