import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { Alert, Button, Dialog, TextField, focusFirstInvalid } from '#ui/components/index.ts'
import { normalizePasskeyName, maxPasskeyNameLength } from '#features/members/accounts/index.ts'
import type { en } from '../locales/en.ts'
import { CurrentPassword } from '../current-password.tsx'
import type { FormError } from './use-add-passkey.ts'

export interface PasskeyDialogProps {
  readonly act: 'add' | 'rename' | 'remove'
  /** The current name, or a suggestion for a new passkey. */
  readonly name: string
  readonly onClose: () => void
  /** Submits the form; returns the error, or `null` on success. */
  readonly onSend: (typed: { name: string; password: string }) => Promise<FormError | null>
}

/** Adds, renames or removes a passkey, confirmed with the password. */
export function PasskeyDialog({ act, name: before, onClose, onSend }: PasskeyDialogProps) {
  const t = usePhrases<typeof en>('settings')
  const formId = useId()
  const form = useRef<HTMLFormElement>(null)
  const [name, setName] = useState(before)
  const [password, setPassword] = useState('')
  const [errors, setErrors] = useState<{ name?: string; current_password?: string }>({})
  const [alert, setAlert] = useState<string | null>(null)
  const [pending, setPending] = useState(false)
  useEffect(() => focusFirstInvalid(form.current), [errors])

  async function send(event: FormEvent) {
    event.preventDefault()
    if (pending) return
    setAlert(null)
    if (normalizePasskeyName(name) === '') return setErrors({ name: t('passkeys.name_missing') })
    if (password === '') return setErrors({ current_password: t('fields.required') })
    setErrors({})
    setPending(true)
    const error = await onSend({ name, password })
    setPending(false)
    if (error === null) return
    if (error.field === 'name' || error.field === 'current_password')
      setErrors({ [error.field]: error.message })
    else setAlert(error.message)
  }

  return (
    <Dialog
      open
      onClose={onClose}
      locked={pending}
      closeLabel={t('passkeys.close')}
      title={t(`passkeys.${act}_title`)}
      actions={
        <>
          <Button variant="line" onClick={onClose}>
            {t('passkeys.cancel')}
          </Button>
          <Button
            type="submit"
            form={formId}
            variant={act === 'remove' ? 'danger' : 'pine'}
            loading={pending}
            loadingLabel={t(act === 'add' ? 'passkeys.adding' : 'saving')}
          >
            {t(`passkeys.${act}_submit`)}
          </Button>
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
        <p className="text-ink-2">{t(`passkeys.${act}_text`, { name: before })}</p>
        {alert === null ? null : (
          <Alert tone="danger" announce>
            {alert}
          </Alert>
        )}
        {act === 'remove' ? null : (
          <TextField
            name="name"
            label={t('passkeys.name')}
            hint={t('passkeys.name_hint')}
            autoComplete="off"
            maxLength={maxPasskeyNameLength}
            value={name}
            onChange={(event) => {
              setName(event.target.value)
              setErrors({})
            }}
            error={errors.name}
          />
        )}
        <CurrentPassword
          value={password}
          onChange={(typed) => {
            setPassword(typed)
            setErrors({})
          }}
          error={errors.current_password}
        />
      </form>
    </Dialog>
  )
}
