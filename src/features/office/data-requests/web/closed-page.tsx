import { useState } from 'react'
import { newId } from '#platform/web/new-id.ts'
import { useFormat } from '#platform/web/phrases/use-format.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { useOnline } from '#platform/web/use-online.ts'
import { Alert, Button, PasswordField, TextField } from '#ui/components/index.ts'
import type { Receipt } from '../contract/data-requests.ts'
import type { en } from '../locales/en.ts'
import { calls } from './calls.ts'
import { DownloadForm } from './download-form.tsx'
import { FieldForm, PageFrame } from './page-frame.tsx'
import { RequestReceipt } from './request-receipt.tsx'

interface Entered {
  readonly token: string
  readonly state: 'banned' | 'paused' | 'suspended' | 'restricted' | 'deleted' | 'open'
  readonly expires_at: string
}

/** /data-requests/closed: the owner of a closed account gets their data with the password. */
export function ClosedPage() {
  const t = usePhrases<typeof en>('data_requests')
  const [entered, setEntered] = useState<Entered>()
  return (
    <PageFrame heading={t('closed.title')}>
      {entered === undefined ? (
        <>
          <p className="text-ink-2">{t('closed.lead')}</p>
          <PasswordForm onEntered={setEntered} />
        </>
      ) : (
        <ClosedAccount entered={entered} />
      )}
    </PageFrame>
  )
}

function PasswordForm({ onEntered }: { readonly onEntered: (entered: Entered) => void }) {
  const t = usePhrases<typeof en>('data_requests')
  const online = useOnline()
  const { ask, pending } = calls.useAction('accounts.enter_closed')
  const [login, setLogin] = useState('')
  const [password, setPassword] = useState('')
  const [errors, setErrors] = useState<{ login?: string; password?: string }>({})
  const [problem, setProblem] = useState<string>()

  async function submit() {
    const wrong = {
      ...(login.trim() === '' && { login: t('required') }),
      ...(password === '' && { password: t('required') }),
    }
    setErrors(wrong)
    setProblem(undefined)
    if (Object.keys(wrong).length > 0) return
    const answer = await ask({ login, password })
    if (answer.ok) onEntered(answer.value)
    else setProblem(answer.refusal.message)
  }

  return (
    <FieldForm label={t('closed.title')} errors={errors} onSubmit={() => void submit()}>
      <TextField
        name="login"
        label={t('closed.login')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={320}
        value={login}
        error={errors.login}
        onChange={({ target }) => setLogin(target.value)}
      />
      <PasswordField
        name="password"
        label={t('password')}
        showLabel={t('show_password')}
        hideLabel={t('hide_password')}
        autoComplete="current-password"
        maxLength={200}
        value={password}
        error={errors.password}
        onChange={({ target }) => setPassword(target.value)}
      />
      {problem === undefined ? null : (
        <Alert tone="danger" announce>
          {problem}
        </Alert>
      )}
      <Button
        type="submit"
        className="justify-self-start"
        loading={pending}
        loadingLabel={t('closed.checking')}
        disabledReason={online ? undefined : t('offline')}
      >
        {t('closed.submit')}
      </Button>
    </FieldForm>
  )
}

function ClosedAccount({ entered }: { readonly entered: Entered }) {
  const t = usePhrases<typeof en>('data_requests')
  const { time } = useFormat()
  return (
    <>
      <Alert tone="info" announce>
        {t(`closed.states.${entered.state}`)}
      </Alert>
      <section className="grid gap-3">
        <p>{t('closed.ready', { time: time(entered.expires_at) })}</p>
        <DownloadForm token={entered.token} />
      </section>
      {entered.state === 'deleted' ? null : <Erasure token={entered.token} />}
      <section className="grid gap-2">
        <h2 className="type-h3">{t('closed.kept_title')}</h2>
        <p>{t('closed.kept')}</p>
        <p>{t('closed.owed')}</p>
      </section>
    </>
  )
}

function Erasure({ token }: { readonly token: string }) {
  const t = usePhrases<typeof en>('data_requests')
  const online = useOnline()
  const { ask, pending } = calls.useAction('data_requests.file')
  const [id] = useState(newId)
  const [receipt, setReceipt] = useState<Receipt>()
  const [problem, setProblem] = useState<string>()
  if (receipt !== undefined) return <RequestReceipt receipt={receipt} />

  async function send() {
    const answer = await ask({ id, kind: 'erasure', closed_account: token })
    setProblem(answer.ok ? undefined : answer.refusal.message)
    if (answer.ok) setReceipt(answer.value)
  }

  return (
    <section className="grid gap-3">
      <h2 className="type-h3">{t('closed.erase_title')}</h2>
      <p>{t('closed.erase')}</p>
      {problem === undefined ? null : (
        <Alert tone="danger" announce>
          {problem}
        </Alert>
      )}
      <Button
        variant="line"
        className="justify-self-start"
        loading={pending}
        loadingLabel={t('sending')}
        disabledReason={online ? undefined : t('offline')}
        onClick={() => void send()}
      >
        {t('closed.erase_button')}
      </Button>
    </section>
  )
}
