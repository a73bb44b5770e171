import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { RefusalAnswer } from '#platform/web/api/answer.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { Alert, Button, PasswordField, TextField, focusFirstInvalid } from '#ui/components/index.ts'
import type { en } from '../locales/en.ts'
import { officeReturnPath } from '../rules/office-return-path.ts'
import { calls } from './calls.ts'
import { CodeField } from './code-field.tsx'
import { LoggedOutLayout } from './logged-out-layout.tsx'

const names = ['email', 'password', 'code'] as const

/**
 * Email address, password and code in one form: the response never reveals which of them was wrong.
 * The input stays after a failure.
 */
export function LogInPage() {
  const t = usePhrases<typeof en>('staff')
  const { ask, pending } = calls.useAction('staff.log_in')
  const [query] = useSearchParams()
  const form = useRef<HTMLFormElement>(null)
  const [refusal, setRefusal] = useState<RefusalAnswer | null>(null)
  const [missing, setMissing] = useState<readonly string[]>([])
  const [going, setGoing] = useState(false)
  useEffect(() => focusFirstInvalid(form.current), [missing])

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (pending || going) return
    const data = new FormData(event.currentTarget)
    const [email, password, code] = names.map((name) => String(data.get(name) ?? '')) as [
      string,
      string,
      string,
    ]
    const empty = names.filter((name) => String(data.get(name) ?? '').trim() === '')
    setMissing(empty)
    setRefusal(null)
    if (empty.length > 0) return
    const answer = await ask({ email, password, code })
    if (!answer.ok) return setRefusal(answer.refusal)
    setGoing(true)
    window.location.assign(officeReturnPath(query.get('to')))
  }
  const wrong = (name: (typeof names)[number]) =>
    missing.includes(name) ? t('fields.required') : undefined

  return (
    <LoggedOutLayout>
      <form
        ref={form}
        onSubmit={(event) => void send(event)}
        noValidate
        className="grid gap-4"
        aria-labelledby="office-log-in"
      >
        <h1 id="office-log-in" className="type-h2" tabIndex={-1}>
          {t('log_in.title')}
        </h1>
        <p className="text-ink-2">{t('log_in.lead')}</p>
        {query.has('lost') && refusal === null ? <Alert>{t('log_in.lost')}</Alert> : null}
        {refusal === null ? null : (
          <Alert tone="danger" announce>
            {refusal.message}
          </Alert>
        )}
        <TextField
          name="email"
          type="email"
          label={t('fields.email')}
          autoComplete="username"
          maxLength={320}
          error={wrong('email')}
        />
        <PasswordField
          name="password"
          label={t('fields.password')}
          showLabel={t('fields.show_password')}
          hideLabel={t('fields.hide_password')}
          autoComplete="current-password"
          maxLength={200}
          error={wrong('password')}
        />
        <CodeField label={t('fields.code')} hint={t('fields.code_hint')} error={wrong('code')} />
        <Button
          type="submit"
          size="lg"
          block
          loading={pending || going}
          loadingLabel={t('log_in.submitting')}
        >
          {t('log_in.submit')}
        </Button>
      </form>
    </LoggedOutLayout>
  )
}
