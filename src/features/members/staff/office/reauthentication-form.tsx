import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import type { RefusalAnswer } from '#platform/web/api/answer.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { Alert, Button, PasswordField, focusFirstInvalid } from '#ui/components/index.ts'
import type { en } from '../locales/en.ts'
import { CodeField } from './code-field.tsx'
import { splitFieldErrors } from '#platform/web/api/split-field-errors.ts'

interface ProofFormProps {
  readonly label: string
  readonly submit: string
  readonly pending: boolean
  /** Further fields above the password and code. */
  readonly children?: (errors: Readonly<Record<string, string | undefined>>) => ReactNode
  /** Sends the typed fields; returns the refusal, if any. */
  readonly onSend: (fields: Readonly<Record<string, string>>) => Promise<RefusalAnswer | null>
}

/**
 * A form that requires the staff member's password and a code. The input stays after a refusal and
 * is cleared after a success.
 */
export function ReauthenticationForm({ label, submit, pending, children, onSend }: ProofFormProps) {
  const t = usePhrases<typeof en>('staff')
  const form = useRef<HTMLFormElement>(null)
  const [refusal, setRefusal] = useState<RefusalAnswer | null>(null)
  const { of: errors, whole } = splitFieldErrors(refusal)
  useEffect(() => focusFirstInvalid(form.current), [refusal])

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (pending) return
    const fields = Object.fromEntries(
      [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)]),
    )
    const refused = await onSend(fields)
    setRefusal(refused)
    if (refused === null) form.current?.reset()
  }

  return (
    <form
      ref={form}
      onSubmit={(event) => void send(event)}
      noValidate
      className="grid gap-4"
      aria-label={label}
    >
      {whole === null ? null : (
        <Alert tone="danger" announce>
          {whole}
        </Alert>
      )}
      {children?.(errors)}
      <PasswordField
        name="current_password"
        label={t('fields.current_password')}
        showLabel={t('fields.show_password')}
        hideLabel={t('fields.hide_password')}
        autoComplete="current-password"
        maxLength={200}
        error={errors.current_password}
      />
      <CodeField label={t('fields.code')} hint={t('fields.code_hint')} error={errors.code} />
      <div>
        <Button type="submit" loading={pending} loadingLabel={t('account.saving')}>
          {submit}
        </Button>
      </div>
    </form>
  )
}
