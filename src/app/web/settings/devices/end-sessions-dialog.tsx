import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { Alert, Button, Dialog, focusFirstInvalid } from '#ui/components/index.ts'
import { CurrentPassword } from '../current-password.tsx'
import type { en } from '../locales/en.ts'
import type { FormError } from './use-add-passkey.ts'

interface EndSessionsDialogProps {
  /** Names the devices: “Log out Firefox on Linux”. */
  readonly title: string
  readonly onClose: () => void
  /** Submits the password; returns the error, or `null` on success. */
  readonly onSend: (password: string) => Promise<FormError | null>
}

/** Logs out other devices, confirmed with the password. */
export function EndSessionsDialog({ title, onClose, onSend }: EndSessionsDialogProps) {
  const t = usePhrases<typeof en>('settings')
  const formId = useId()
  const form = useRef<HTMLFormElement>(null)
  const [password, setPassword] = useState('')
  const [wrong, setWrong] = useState<string>()
  const [alert, setAlert] = useState<string | null>(null)
  const [pending, setPending] = useState(false)
  useEffect(() => {
    if (wrong !== undefined) focusFirstInvalid(form.current)
  }, [wrong])

  async function send(event: FormEvent) {
    event.preventDefault()
    if (pending) return
    setAlert(null)
    if (password === '') return setWrong(t('fields.required'))
    setPending(true)
    const error = await onSend(password)
    setPending(false)
    if (error === null) return
    if (error.field === 'current_password') setWrong(error.message)
    else setAlert(error.message)
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
          <Button type="submit" form={formId} loading={pending} loadingLabel={t('saving')}>
            {t('devices.end')}
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
        <p className="text-ink-2">{t('devices.end_text')}</p>
        {alert === null ? null : (
          <Alert tone="danger" announce>
            {alert}
          </Alert>
        )}
        <CurrentPassword
          value={password}
          onChange={(typed) => {
            setPassword(typed)
            setWrong(undefined)
          }}
          error={wrong}
        />
      </form>
    </Dialog>
  )
}
