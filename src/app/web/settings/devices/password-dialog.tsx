import {
  type ComponentProps,
  type FormEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { Alert, Button, Dialog, focusFirstInvalid } from '#ui/components/index.ts'
import { CurrentPassword } from '../current-password.tsx'
import type { en } from '../locales/en.ts'

/** An error of the form; without a field it concerns the whole form. */
export interface FormError {
  readonly field?: string | undefined
  readonly message: string
}

interface PasswordDialogProps {
  readonly title: string
  readonly text: string
  readonly submit: Pick<ComponentProps<typeof Button>, 'children' | 'variant' | 'loadingLabel'>
  /** A field above the password. */
  readonly field?: {
    readonly name: string
    /** Why its value can't be sent; `undefined` if it can. */
    check(): string | undefined
    render(error: string | undefined, clearErrors: () => void): ReactNode
  }
  readonly onClose: () => void
  /** Submits the password; returns the error, or `null` on success. */
  readonly onSend: (password: string) => Promise<FormError | null>
}

/** Confirms an action with the password. */
export function PasswordDialog(props: PasswordDialogProps) {
  const { title, text, submit, field, onClose, onSend } = props
  const t = usePhrases<typeof en>('settings')
  const formId = useId()
  const form = useRef<HTMLFormElement>(null)
  const [password, setPassword] = useState('')
  const [error, setError] = useState<FormError | null>(null)
  const [pending, setPending] = useState(false)
  useEffect(() => focusFirstInvalid(form.current), [error])
  const isForField = error?.field !== undefined && error.field === field?.name
  const isForPassword = error?.field === 'current_password'

  async function send(event: FormEvent) {
    event.preventDefault()
    if (pending) return
    const missing = field?.check()
    if (missing !== undefined) return setError({ field: field?.name, message: missing })
    if (password === '')
      return setError({ field: 'current_password', message: t('fields.required') })
    setError(null)
    setPending(true)
    const refused = await onSend(password)
    setPending(false)
    if (refused !== null) setError(refused)
  }

  return (
    <Dialog
      open
      onClose={onClose}
      locked={pending}
      closeLabel={t('passkeys.close')}
      title={title}
      actions={
        <>
          <Button variant="line" onClick={onClose}>
            {t('passkeys.cancel')}
          </Button>
          <Button type="submit" form={formId} loading={pending} {...submit} />
        </>
      }
    >
      <form
        ref={form}
        id={formId}
        onSubmit={(event) => void send(event)}
        noValidate
        className="grid gap-4"
      >
        <p className="text-ink-2">{text}</p>
        {error === null || isForField || isForPassword ? null : (
          <Alert tone="danger" announce>
            {error.message}
          </Alert>
        )}
        {field?.render(isForField ? error.message : undefined, () => setError(null))}
        <CurrentPassword
          value={password}
          onChange={(typed) => {
            setPassword(typed)
            setError(null)
          }}
          error={isForPassword ? error.message : undefined}
        />
      </form>
    </Dialog>
  )
}
