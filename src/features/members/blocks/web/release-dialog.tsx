import { useState } from 'react'
import type { Answer } from '#platform/web/api/answer.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { AlertDialog, Button } from '#ui/components/index.ts'
import type { en } from '../locales/en.ts'

interface ReleaseDialogProps {
  readonly title: string
  readonly text: string
  /** The button texts, idle and while the action runs. */
  readonly act: string
  readonly acting: string
  /** Runs the action; a member who no longer exists counts as released. */
  readonly release: () => Promise<Answer<null>>
  readonly onClose: () => void
  readonly onReleased: () => void
}

/**
 * Asks for confirmation before two members can see each other again, and explains what is not
 * restored. Both buttons are the same size.
 */
export function ReleaseDialog({
  title,
  text,
  act,
  acting,
  release,
  onClose,
  onReleased,
}: ReleaseDialogProps) {
  const t = usePhrases<typeof en>('blocks')
  const [pending, setPending] = useState(false)
  const [problem, setProblem] = useState<string>()

  async function go() {
    setPending(true)
    const answer = await release()
    setPending(false)
    if (answer.ok || answer.refusal.status === 404) return onReleased()
    setProblem(answer.refusal.message)
  }

  return (
    <AlertDialog
      open
      onClose={onClose}
      title={title}
      closeLabel={t('close')}
      text={text}
      actions={
        <>
          <Button variant="line" onClick={onClose}>
            {t('list.keep')}
          </Button>
          <Button variant="pine" loading={pending} loadingLabel={acting} onClick={() => void go()}>
            {act}
          </Button>
        </>
      }
      problem={problem}
    />
  )
}
