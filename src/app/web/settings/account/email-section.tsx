import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { toHours } from '#kernel/duration.ts'
import type { Output } from '#kernel/endpoint.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { useUnsaved } from '#platform/web/unsaved/use-unsaved.ts'
import { Alert, Button, TextField, focusFirstInvalid } from '#ui/components/index.ts'
import type { contract } from '#features/members/accounts/contract/accounts.ts'
import { emailChangeMs, isEmail } from '#features/members/accounts/index.ts'
import type { en } from '../locales/en.ts'
import { calls } from '../calls.ts'
import { CurrentPassword } from '../current-password.tsx'
import { Section } from '../frame/section.tsx'

type Settings = Output<(typeof contract)['accounts.read_settings']>

const bold = (chunks: ReactNode) => <b>{chunks}</b>

/**
 * The member's address and a form to change it: a link is emailed to the new address, and nothing
 * changes until it is opened (ACC-13).
 */
export function EmailSection({ settings }: { readonly settings: Settings }) {
  const t = usePhrases<typeof en>('settings')
  return (
    <Section
      id="email"
      title={t('email.title')}
      lead={t.rich('email.now', { email: settings.email, b: bold })}
    >
      {settings.status === 'not_confirmed' ? (
        <Alert
          tone="warn"
          action={
            <Link to="/complete-signup?to=%2Fnotifications%2Faccount" className="alert-action">
              {t('email.confirm')}
            </Link>
          }
        >
          {t('email.unconfirmed')}
        </Alert>
      ) : (
        <>
          {settings.new_email === null ? null : (
            <Waiting settings={settings} newEmail={settings.new_email} />
          )}
          <EmailForm settings={settings} />
        </>
      )}
    </Section>
  )
}

function Waiting({
  settings,
  newEmail,
}: {
  readonly settings: Settings
  readonly newEmail: string
}) {
  const t = usePhrases<typeof en>('settings')
  const cache = useQueryClient()
  const { ask, pending } = calls.useAction('accounts.keep_email')
  const [problem, setProblem] = useState<string | null>(null)

  async function keep() {
    const answer = await ask({})
    if (answer.ok)
      cache.setQueryData(['accounts.read_settings', {}], { ...settings, new_email: null })
    else setProblem(answer.refusal.message)
  }

  return (
    <>
      <Alert tone="info" announce>
        {t.rich('email.waiting', {
          email: newEmail,
          hours: toHours(emailChangeMs),
          b: bold,
        })}
      </Alert>
      {problem === null ? null : (
        <Alert tone="danger" announce>
          {problem}
        </Alert>
      )}
      <div>
        <Button variant="line" loading={pending} onClick={() => void keep()}>
          {t('email.keep')}
        </Button>
      </div>
    </>
  )
}

function EmailForm({ settings }: { readonly settings: Settings }) {
  const t = usePhrases<typeof en>('settings')
  const tAccounts = usePhrases<{ refusals: { invalid_new_email: string } }>('accounts')
  const cache = useQueryClient()
  const { ask, pending } = calls.useAction('accounts.change_email')
  const form = useRef<HTMLFormElement>(null)
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [errors, setErrors] = useState<{ email?: string; current_password?: string }>({})
  const [alert, setAlert] = useState<string | null>(null)
  useUnsaved('email', email.trim() !== '')
  useEffect(() => focusFirstInvalid(form.current), [errors])

  async function send(event: FormEvent) {
    event.preventDefault()
    if (pending) return
    setAlert(null)
    if (!isEmail(email.trim())) return setErrors({ email: tAccounts('refusals.invalid_new_email') })
    if (password === '') return setErrors({ current_password: t('fields.required') })
    const answer = await ask({ email: email.trim(), current_password: password })
    if (!answer.ok) {
      const { field, message } = answer.refusal
      return field === 'email' || field === 'current_password'
        ? setErrors({ [field]: message })
        : setAlert(message)
    }
    cache.setQueryData(['accounts.read_settings', {}], {
      ...settings,
      new_email: answer.value.new_email,
    })
    setEmail('')
    setPassword('')
  }

  return (
    <form
      ref={form}
      onSubmit={(event) => void send(event)}
      noValidate
      className="grid gap-4"
      aria-label={t('email.title')}
    >
      {alert === null ? null : (
        <Alert tone="danger" announce>
          {alert}
        </Alert>
      )}
      <TextField
        name="email"
        type="email"
        label={t('email.field')}
        hint={t('email.hint')}
        autoComplete="email"
        autoCapitalize="none"
        maxLength={320}
        value={email}
        onChange={(event) => {
          setEmail(event.target.value)
          setErrors({})
        }}
        error={errors.email}
      />
      <CurrentPassword
        value={password}
        onChange={(typed) => {
          setPassword(typed)
          setErrors({})
        }}
        error={errors.current_password}
      />
      <div>
        <Button type="submit" variant="line" loading={pending} loadingLabel={t('email.sending')}>
          {t('email.submit')}
        </Button>
      </div>
    </form>
  )
}
