import { type FormEvent, useRef, useState } from 'react'
import type { RefusalAnswer } from '#platform/web/api/answer.ts'
import { splitFieldErrors } from '#platform/web/api/split-field-errors.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { useOnline } from '#platform/web/use-online.ts'
import { Alert, Button, TextField } from '#ui/components/index.ts'
import type { en as staffTexts } from '#features/members/staff/locales/en.ts'
import { maxReasonLength } from '../rules/limits.ts'

interface ReasonFormProps {
  /** The consequences of the act. */
  readonly text: string
  readonly labels: {
    readonly reason: string
    readonly hint: string
    readonly missing: string
    readonly working: string
    readonly submit: string
  }
  readonly danger?: boolean
  readonly pending: boolean
  /** Sends the reason; returns the refusal, or null if it was done. */
  readonly onSend: (reason: string) => Promise<RefusalAnswer | null>
}

/** Asks for the reason of an act, which is recorded in the audit log. */
export function ReasonForm({ text, labels, danger = false, pending, onSend }: ReasonFormProps) {
  const staff = usePhrases<typeof staffTexts>('staff')
  const online = useOnline()
  const [reason, setReason] = useState('')
  const [missing, setMissing] = useState(false)
  const [refusal, setRefusal] = useState<RefusalAnswer | null>(null)
  const field = useRef<HTMLInputElement>(null)
  const { of: errors, whole } = splitFieldErrors(refusal)

  async function submit(event: FormEvent) {
    event.preventDefault()
    const written = reason.trim()
    setMissing(written === '')
    if (written === '') return field.current?.focus()
    setRefusal(await onSend(written))
  }

  return (
    <form noValidate className="grid gap-4" onSubmit={(event) => void submit(event)}>
      <p className="text-ink-2">{text}</p>
      <TextField
        ref={field}
        label={labels.reason}
        hint={labels.hint}
        maxLength={maxReasonLength}
        error={missing ? labels.missing : errors.reason}
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
        variant={danger ? 'danger' : 'pine'}
        loading={pending}
        loadingLabel={labels.working}
        disabledReason={online ? undefined : staff('making.offline')}
      >
        {labels.submit}
      </Button>
    </form>
  )
}
