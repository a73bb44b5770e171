import { type FormEvent, useId, useState } from 'react'
import { toDays } from '#kernel/duration.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { Alert, AlertDialog, Button } from '#ui/components/index.ts'
import { reactivationMs } from '#features/members/accounts/index.ts'
import type { en } from '../locales/en.ts'
import { calls } from '../calls.ts'
import { CurrentPassword } from '../current-password.tsx'

interface DeleteDialogProps {
  readonly open: boolean
  readonly unconfirmed: boolean
  readonly onClose: () => void
}

/** The final confirmation with the password; both buttons are the same size. */
export function DeleteDialog({ open, unconfirmed, onClose }: DeleteDialogProps) {
  const t = usePhrases<typeof en>('settings')
  const { ask, pending } = calls.useAction('accounts.delete_account')
  const formId = useId()
  const [password, setPassword] = useState('')
  const [error, setError] = useState<string>()
  const [alert, setAlert] = useState<string | null>(null)
  const [going, setGoing] = useState(false)

  async function send(event: FormEvent) {
    event.preventDefault()
    if (pending || going) return
    setAlert(null)
    if (password === '') return setError(t('fields.required'))
    const answer = await ask({ current_password: password })
    if (!answer.ok) {
      const { field, message } = answer.refusal
      return field === 'current_password' ? setError(message) : setAlert(message)
    }
    setGoing(true)
    const { erased_on: day } = answer.value
    // A full page load, so that no member data stays in this tab.
    window.location.assign(`/account-deleted?${day === null ? 'erased=1' : `until=${day}`}`)
  }

  function close() {
    setPassword('')
    setError(undefined)
    setAlert(null)
    onClose()
  }

  return (
    <AlertDialog
      open={open}
      onClose={close}
      locked={pending || going}
      title={t('delete.ask_title')}
      text={t(unconfirmed ? 'delete.ask_text_unconfirmed' : 'delete.ask_text', {
        days: toDays(reactivationMs),
      })}
      actions={
        <>
          <Button variant="line" onClick={close}>
            {t('delete.keep')}
          </Button>
          <Button
            type="submit"
            form={formId}
            variant="danger"
            loading={pending || going}
            loadingLabel={t('delete.deleting')}
          >
            {t('delete.submit')}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        onSubmit={(event) => void send(event)}
        noValidate
        className="mt-4 grid gap-4"
      >
        {alert === null ? null : (
          <Alert tone="danger" announce>
            {alert}
          </Alert>
        )}
        <CurrentPassword
          value={password}
          onChange={(typed) => {
            setPassword(typed)
            setError(undefined)
          }}
          error={error}
        />
      </form>
    </AlertDialog>
  )
}
