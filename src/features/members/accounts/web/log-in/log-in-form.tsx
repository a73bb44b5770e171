import { type FormEvent, useEffect, useRef, useState } from 'react'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { Button, PasswordField, TextField, focusFirstInvalid } from '#ui/components/index.ts'
import type { en } from '../../locales/en.ts'
import { safeReturnPath } from '../../rules/return-path.ts'
import { calls } from '../calls.ts'
import { LogInAlert, type LogInRefusal } from './log-in-alert.tsx'

/**
 * Login form with email address or name, and password. Password managers and pasting work; a
 * refusal leaves the typed values in place.
 */
export function LogInForm({ to }: { readonly to: string | null }) {
  const t = usePhrases<typeof en>('accounts')
  const { ask, pending } = calls.useAction('accounts.log_in')
  const form = useRef<HTMLFormElement>(null)
  const [refusal, setRefusal] = useState<LogInRefusal | null>(null)
  const [missing, setMissing] = useState<{ login?: boolean; password?: boolean }>({})
  const [going, setGoing] = useState(false)
  useEffect(() => focusFirstInvalid(form.current), [missing])

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (pending || going) return
    // Read from the fields themselves, because password managers may fill them in without input
    // events.
    const data = new FormData(event.currentTarget)
    const [login, password] = ['login', 'password'].map((name) => String(data.get(name) ?? '')) as [
      string,
      string,
    ]
    setMissing({ login: login.trim() === '', password: password === '' })
    setRefusal(null)
    if (login.trim() === '' || password === '') return
    const answer = await ask({ login, password })
    if (!answer.ok) return setRefusal(answer.refusal)
    setGoing(true)
    window.location.assign(safeReturnPath(to))
  }

  return (
    <form
      ref={form}
      onSubmit={(event) => void send(event)}
      noValidate
      className="mt-6 grid gap-4"
      aria-label={t('login.title')}
    >
      <LogInAlert refusal={refusal} />
      <TextField
        name="login"
        label={t('fields.login')}
        // Browsers that support it suggest passkeys here too.
        autoComplete="username webauthn"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={320}
        error={missing.login ? t('fields.required') : undefined}
      />
      <PasswordField
        name="password"
        label={t('fields.password')}
        showLabel={t('fields.show_password')}
        hideLabel={t('fields.hide_password')}
        autoComplete="current-password"
        maxLength={200}
        error={missing.password ? t('fields.required') : undefined}
      />
      <Button
        type="submit"
        size="lg"
        block
        loading={pending || going}
        loadingLabel={t('login.submitting')}
      >
        {t('login.submit')}
      </Button>
    </form>
  )
}
