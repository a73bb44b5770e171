import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import type { RefusalAnswer } from '#platform/web/api/answer.ts'
import { splitFieldErrors } from '#platform/web/api/split-field-errors.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { useOnline } from '#platform/web/use-online.ts'
import { Alert, Button, Dialog, TextField, useToast } from '#ui/components/index.ts'
import type { en as staffTexts } from '#features/members/staff/locales/en.ts'
import type { EmailView } from '../contract/emails.ts'
import type { en } from '../locales/emails/en.ts'
import { maxReasonLength } from '../rules/limits.ts'
import { emailCalls } from './email-calls.ts'

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
  const staff = usePhrases<typeof staffTexts>('staff')
  const online = useOnline()
  const toast = useToast()
  const cache = useQueryClient()
  const { ask, pending } = emailCalls.useAction('emails.retry')
  const [reason, setReason] = useState('')
  const [missing, setMissing] = useState(false)
  const [refusal, setRefusal] = useState<RefusalAnswer | null>(null)
  const field = useRef<HTMLInputElement>(null)
  const { of: errors, whole } = splitFieldErrors(refusal)

  async function submit(event: FormEvent) {
    event.preventDefault()
    setMissing(reason.trim() === '')
    if (reason.trim() === '') return field.current?.focus()
    const answer = await ask({ email, reason: reason.trim() })
    void cache.invalidateQueries({ queryKey: ['emails.list'] })
    setRefusal(answer.ok ? null : answer.refusal)
    if (!answer.ok) return
    void cache.invalidateQueries({ queryKey: ['emails.count_late'] })
    toast.show({ text: t('retried'), tone: 'success' })
    onDone()
  }

  return (
    <form noValidate className="grid gap-4" onSubmit={(event) => void submit(event)}>
      <p className="text-ink-2">{t('retry_text')}</p>
      <TextField
        ref={field}
        label={t('reason')}
        hint={t('reason_hint')}
        maxLength={maxReasonLength}
        error={missing ? t('reason_missing') : errors.reason}
        value={reason}
        onChange={({ target }) => {
          setReason(target.value)
          setMissing(false)
        }}
      />
      {whole === null ? null : (
        <Alert tone="danger" announce>
          {whole}
        </Alert>
      )}
      <Button
        type="submit"
        loading={pending}
        loadingLabel={t('working')}
        disabledReason={online ? undefined : staff('making.offline')}
      >
        {t('retry')}
      </Button>
    </form>
  )
}
