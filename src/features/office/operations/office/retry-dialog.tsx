import { useQueryClient } from '@tanstack/react-query'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { Dialog, useToast } from '#ui/components/index.ts'
import type { EmailView } from '../contract/emails.ts'
import type { en } from '../locales/emails/en.ts'
import { emailCalls } from './email-calls.ts'
import { ReasonForm } from './reason-form.tsx'

interface RetryDialogProps {
  /** Null while the dialog is closed. */
  readonly email: EmailView | null
  readonly onClose: () => void
}

/** Asks for a reason before an email is sent again. */
export function RetryDialog({ email, onClose }: RetryDialogProps) {
  const t = usePhrases<typeof en>('emails')
  return (
    <Dialog
      open={email !== null}
      onClose={onClose}
      title={t('retry_title')}
      closeLabel={t('close')}
    >
      {email === null ? null : <RetryForm email={email.email} onDone={onClose} />}
    </Dialog>
  )
}

function RetryForm({ email, onDone }: { readonly email: string; readonly onDone: () => void }) {
  const t = usePhrases<typeof en>('emails')
  const toast = useToast()
  const cache = useQueryClient()
  const { ask, pending } = emailCalls.useAction('emails.retry')

  async function send(reason: string) {
    const answer = await ask({ email, reason })
    void cache.invalidateQueries({ queryKey: ['emails.list'] })
    if (!answer.ok) return answer.refusal
    void cache.invalidateQueries({ queryKey: ['emails.count_late'] })
    toast.show({ text: t('retried'), tone: 'success' })
    onDone()
    return null
  }

  return (
    <ReasonForm
      text={t('retry_text')}
      labels={{
        reason: t('reason'),
        hint: t('reason_hint'),
        missing: t('reason_missing'),
        working: t('working'),
        submit: t('retry'),
      }}
      pending={pending}
      onSend={send}
    />
  )
}
