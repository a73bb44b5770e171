import { type FormEvent, useState } from 'react'
import { Link } from 'react-router'
import { toMinutes } from '#kernel/duration.ts'
import type { Translate } from '#platform/web/page.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { Alert, Button, ButtonLink, TextField } from '#ui/components/index.ts'
import type { en } from '../../locales/en.ts'
import { isEmail } from '../../rules/email.ts'
import { resetMs } from '../../rules/periods.ts'
import { AccountStage } from '../account-stage.tsx'
import { calls } from '../calls.ts'

/**
 * /reset-password: requests the link. The response does not reveal whether the address has an
 * account (ACC-12, SEC-07).
 */
export function Page() {
  const t = usePhrases<typeof en>('accounts')
  const { ask, pending } = calls.useAction('accounts.request_reset')
  const [email, setEmail] = useState('')
  const [sentTo, setSentTo] = useState<string | null>(null)
  const [error, setError] = useState<string>()
  const [alert, setAlert] = useState<string | null>(null)

  async function send(event: FormEvent) {
    event.preventDefault()
    if (pending) return
    setAlert(null)
    if (!isEmail(email.trim())) return setError(t('refusals.invalid_email'))
    const answer = await ask({ email: email.trim() })
    if (answer.ok) setSentTo(email.trim())
    else if (answer.refusal.field === 'email') setError(answer.refusal.message)
    else setAlert(answer.refusal.message)
  }

  if (sentTo !== null) {
    return (
      <AccountStage>
        <h1 className="type-h1">{t('reset.sent_heading')}</h1>
        <p role="status" className="text-ink-2 mt-3 break-words">
          {t('reset.sent_text', { email: sentTo, minutes: toMinutes(resetMs) })}
        </p>
        <ButtonLink as={Link} to="/login" variant="line" className="mt-6">
          {t('reset.back')}
        </ButtonLink>
      </AccountStage>
    )
  }
  return (
    <AccountStage>
      <h1 className="type-h1">{t('reset.heading')}</h1>
      <p className="text-ink-2 mt-3">{t('reset.text')}</p>
      <form
        onSubmit={(event) => void send(event)}
        noValidate
        className="mt-6 grid gap-4"
        aria-label={t('reset.title')}
      >
        {alert === null ? null : (
          <Alert tone="danger" announce>
            {alert}
          </Alert>
        )}
        <TextField
          name="email"
          type="email"
          label={t('fields.email')}
          autoComplete="email"
          autoCapitalize="none"
          maxLength={320}
          value={email}
          onChange={(event) => {
            setEmail(event.target.value)
            setError(undefined)
          }}
          error={error}
        />
        <Button
          type="submit"
          size="lg"
          block
          loading={pending}
          loadingLabel={t('reset.submitting')}
        >
          {t('reset.submit')}
        </Button>
      </form>
      <p className="mt-6">
        <Link to="/login" className="link">
          {t('reset.back')}
        </Link>
      </p>
    </AccountStage>
  )
}

export function title(translate: Translate): string {
  return translate('accounts.reset.title')
}
