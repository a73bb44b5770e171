import { useState } from 'react'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { Alert, Button, Dialog } from '#ui/components/index.ts'
import type { en } from '../../locales/en.ts'
import { type Goodbye, goodbyes } from '../../rules/goodbyes.ts'
import { useClosing } from './use-closing.ts'

interface GoodbyeDialogProps {
  readonly conversation: string
  readonly name: string
  readonly open: boolean
  readonly onClose: () => void
}

/**
 * A friendly way to end a conversation: a choice of goodbyes, free, or none; both buttons have the
 * same size (BEY-18).
 */
export function GoodbyeDialog({ conversation, name, open, onClose }: GoodbyeDialogProps) {
  const t = usePhrases<typeof en>('chat')
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
      title={t('goodbye.title', { name })}
      closeLabel={t('goodbye.dismiss')}
      actions={
        <>
          <Button variant="line" onClick={onClose}>
            {t('goodbye.keep')}
          </Button>
          <Button loading={pending} loadingLabel={t('goodbye.closing')} onClick={() => void submit()}>
            {t('goodbye.submit')}
          </Button>
        </>
      }
    >
      <p className="text-ink-2">{t('goodbye.text', { name })}</p>
      <fieldset className="mt-4 grid gap-2">
        <legend className="mb-2 font-semibold">{t('goodbye.label')}</legend>
        {([...goodbyes, 'none'] as const).map((goodbye) => (
          <label key={goodbye} className="chat-goodbye">
            <input type="radio" name="goodbye" checked={chosen === goodbye} onChange={() => setChosen(goodbye)} />
            <span>{t(`goodbye.${goodbye}`)}</span>
          </label>
        ))}
      </fieldset>
      <p className="mt-3 text-muted">{t('goodbye.own')}</p>
      {problem ? (
        <Alert tone="danger" announce>
          {problem}
        </Alert>
      ) : null}
    </Dialog>
  )
}
