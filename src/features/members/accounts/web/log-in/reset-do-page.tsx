import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import type { Translate } from '#platform/web/page.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { Alert, Button, focusFirstInvalid } from '#ui/components/index.ts'
import type { en } from '../../locales/en.ts'
import { isWeakPassword, minPasswordLength } from '../../rules/password.ts'
import { AccountStage } from '../account-stage.tsx'
import { calls } from '../calls.ts'
import { readMailedToken, useIsLinkInvalid } from '../mailed-link.ts'
import { NewPassword } from './new-password.tsx'

const empty = { password: '', password_again: '' }

/** /reset-password/do: sets the new password, entered twice, by the emailed link (ACC-12). */
export function Page() {
  const t = usePhrases<typeof en>('accounts')
  const { ask, pending } = calls.useAction('accounts.reset_password')
  const form = useRef<HTMLFormElement>(null)
  const [typed, setTyped] = useState(empty)
  const [errors, setErrors] = useState<Partial<typeof empty>>({})
  const [alert, setAlert] = useState<{ text: string; expired: boolean } | null>(null)
  useEffect(() => focusFirstInvalid(form.current), [errors])
  const dead = useIsLinkInvalid('reset')
  const problem = dead ? { text: t('refusals.reset_failed'), expired: true } : alert

  async function send(event: FormEvent) {
    event.preventDefault()
    if (pending) return
    setAlert(null)
    if (isWeakPassword(typed.password))
      return setErrors({ password: t('refusals.weak_password', { min: minPasswordLength }) })
    if (typed.password !== typed.password_again)
      return setErrors({ password_again: t('refusals.passwords_differ') })
    const answer = await ask({ token: readMailedToken(), ...typed })
    // Passkeys survive a password change: the member is shown them, if there are any.
    if (answer.ok)
      return window.location.assign(
        answer.value.passkeys === 0 ? '/members' : '/notifications/devices?after=reset',
      )
    const { field, message, code } = answer.refusal
    if (field === 'password' || field === 'password_again') setErrors({ [field]: message })
    else setAlert({ text: message, expired: code === 'accounts.reset_failed' })
  }

  return (
    <AccountStage>
      <h1 className="type-h1">{t('reset.do_heading')}</h1>
      {dead ? null : <p className="text-ink-2 mt-3">{t('reset.do_text')}</p>}
      {problem === null ? null : (
        <Alert
          tone="danger"
          announce
          className="mt-4"
          action={
            problem.expired ? (
              <Link to="/reset-password" className="alert-action">
                {t('reset.again')}
              </Link>
            ) : null
          }
        >
          {problem.text}
        </Alert>
      )}
      {dead ? null : (
        <form
          ref={form}
          onSubmit={(event) => void send(event)}
          noValidate
          className="mt-6 grid gap-4"
          aria-label={t('reset.title')}
        >
          <NewPassword
            value={typed}
            onChange={(value) => {
              setTyped(value)
              setErrors({})
            }}
            errors={errors}
          />
          <Button
            type="submit"
            size="lg"
            block
            loading={pending}
            loadingLabel={t('reset.do_submitting')}
          >
            {t('reset.do_submit')}
          </Button>
        </form>
      )}
    </AccountStage>
  )
}

export function title(translate: Translate): string {
  return translate('accounts.reset.title')
}
