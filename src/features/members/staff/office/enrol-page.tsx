import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { Answer, RefusalAnswer } from '#platform/web/api/answer.ts'
import { useApi } from '#platform/web/api/use-api.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { Alert, Beats, Button, ErrorState, focusFirstInvalid } from '#ui/components/index.ts'
import type { Output } from '#kernel/endpoint.ts'
import type { contract } from '../contract.ts'
import type { en } from '../locales/en.ts'
import { AppSetup } from './app-setup.tsx'
import { calls } from './calls.ts'
import { CodeField } from './code-field.tsx'
import { splitFieldErrors } from '#platform/web/api/split-field-errors.ts'
import { NewPassword } from './new-password.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { LoggedOutLayout } from './logged-out-layout.tsx'

type Begun = Output<(typeof contract)['staff.begin_enrolment']>

/**
 * The page of an enrolment link: password and app in one form, then the recovery codes. The token
 * is in the fragment, so that no server logs it.
 */
export function EnrolPage() {
  const t = usePhrases<typeof en>('staff')
  const api = useApi()
  const [token] = useState(() => window.location.hash.slice(1))
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const begun = useQuery({
    queryKey: ['enrolment'],
    queryFn: async () => (await api.call('staff.begin_enrolment', { token })) as Answer<Begun>,
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (codes !== null)
    return (
      <LoggedOutLayout>
        <h1 className="type-h2 mb-3">{t('codes.title')}</h1>
        <RecoveryCodes codes={codes} onDone={() => window.location.assign('/office')} />
      </LoggedOutLayout>
    )
  if (begun.data === undefined)
    return (
      <LoggedOutLayout>
        <Beats label={t('shell.loading')} />
      </LoggedOutLayout>
    )
  if (!begun.data.ok) {
    const { refusal } = begun.data
    const over = refusal.code === 'staff.enrolment_expired' || refusal.code === 'input.invalid'
    return (
      <LoggedOutLayout>
        <ErrorState
          title={
            <h1 className="type-h2">{over ? t('enrol.over_title') : t('shell.fault_title')}</h1>
          }
          text={over ? t('enrol.over_text') : refusal.message}
          action={
            over ? undefined : (
              <Button variant="line" onClick={() => void begun.refetch()}>
                {t('shell.retry')}
              </Button>
            )
          }
        />
      </LoggedOutLayout>
    )
  }
  return (
    <LoggedOutLayout>
      <EnrolForm token={token} begun={begun.data.value} onCodes={setCodes} />
    </LoggedOutLayout>
  )
}

function EnrolForm({
  token,
  begun,
  onCodes,
}: {
  readonly token: string
  readonly begun: Begun
  readonly onCodes: (codes: readonly string[]) => void
}) {
  const t = usePhrases<typeof en>('staff')
  const { ask, pending } = calls.useAction('staff.finish_enrolment')
  const form = useRef<HTMLFormElement>(null)
  const [refusal, setRefusal] = useState<RefusalAnswer | null>(null)
  const { of: errors, whole } = splitFieldErrors(refusal)
  useEffect(() => focusFirstInvalid(form.current), [refusal])

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (pending) return
    const data = new FormData(event.currentTarget)
    const [password = '', password_again = '', code = ''] = [
      'password',
      'password_again',
      'code',
    ].map((name) => String(data.get(name) ?? ''))
    const answer = await ask({ token, password, password_again, code })
    if (!answer.ok) return setRefusal(answer.refusal)
    onCodes(answer.value.recovery_codes)
  }

  return (
    <form ref={form} onSubmit={(event) => void send(event)} noValidate className="grid gap-4">
      <h1 className="type-h2">{t('enrol.title', { name: begun.name })}</h1>
      <p className="text-ink-2">{t('enrol.lead')}</p>
      {whole === null ? null : (
        <Alert tone="danger" announce>
          {whole}
        </Alert>
      )}
      <h2 className="type-h3">{t('enrol.password')}</h2>
      {/* The account name, for password managers. */}
      <input type="hidden" name="email" autoComplete="username" value={begun.email} readOnly />
      <NewPassword errors={errors} />
      <h2 className="type-h3">{t('enrol.app')}</h2>
      <AppSetup uri={begun.uri} secret={begun.secret} />
      <CodeField label={t('fields.app_code')} inputMode="numeric" error={errors.code} />
      <Button type="submit" size="lg" block loading={pending} loadingLabel={t('log_in.submitting')}>
        {t('enrol.submit')}
      </Button>
    </form>
  )
}
