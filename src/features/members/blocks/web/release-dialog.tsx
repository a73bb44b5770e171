import { useState } from 'react'
import type { Answer } from '#platform/web/api/answer.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { AlertDialog, Button } from '#ui/components/index.ts'
import type { en } from '../locales/en.ts'

interface ReleaseDialogProps {
  readonly title: string
  readonly text: string
  /** The words on the button that does it, and while it is being done. */
  readonly act: string
  readonly acting: string
  /** Does it; someone who is not there any more is as good as let go. */
  readonly release: () => Promise<Answer<null>>
  readonly onClose: () => void
  readonly onReleased: () => void
}

/** Asks before two people may see each other again, and says what does not come back. Both answers are the same size. */
export function ReleaseDialog({ title, text, act, acting, release, onClose, onReleased }: ReleaseDialogProps) {
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
