import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { useOnline } from '#platform/web/use-online.ts'
import { AlertDialog, Button, useToast } from '#ui/components/index.ts'
import type { NewsletterView } from '../../contract/newsletters.ts'
import type { en } from '../../locales/newsletters/en.ts'
import { calls } from '../../web/calls.ts'

interface StopDialogProps {
  /** The newsletter to be stopped; null while there is none. */
  readonly newsletter: NewsletterView | null
  readonly onClose: () => void
}

/** Confirmation before a newsletter is stopped, since it can't be continued. */
export function StopDialog({ newsletter, onClose }: StopDialogProps) {
  const t = usePhrases<typeof en>('newsletters')
  const toast = useToast()
  const cache = useQueryClient()
  const online = useOnline()
  const { ask, pending } = calls.useAction('notifications.stop_newsletter')
  const [problem, setProblem] = useState<string>()

  function close() {
    setProblem(undefined)
    onClose()
  }

  async function stop() {
    if (newsletter === null) return
    const answer = await ask({ newsletter: newsletter.id })
    if (!answer.ok) return setProblem(answer.refusal.message)
    void cache.invalidateQueries({ queryKey: ['notifications.list_newsletters'] })
    toast.show({ text: t('stopped'), tone: 'success' })
    close()
  }

  return (
    <AlertDialog
      open={newsletter !== null}
      onClose={close}
      title={t('stop_title', { subject: newsletter?.subject ?? '' })}
      text={t('stop_text')}
      problem={problem}
      actions={
        <>
          <Button variant="line" onClick={close}>
            {t('stop_back')}
          </Button>
          <Button
            variant="danger"
            loading={pending}
            loadingLabel={t('stopping')}
            disabledReason={online ? undefined : t('offline')}
            onClick={() => void stop()}
          >
            {t('stop')}
          </Button>
        </>
      }
    />
  )
}
