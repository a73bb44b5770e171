import { type FormEvent, useState } from 'react'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { Button, useToast } from '#ui/components/index.ts'
import type { en } from '../locales/en.ts'
import { AppSetup } from './app-setup.tsx'
import { calls } from './calls.ts'
import { CodeField } from './code-field.tsx'
import { ReauthenticationForm } from './reauthentication-form.tsx'

/**
 * Sets up another authenticator app: first password and code, then the key, then a code from the
 * new app.
 */
export function SecondFactor() {
  const t = usePhrases<typeof en>('staff')
  const { ask, pending } = calls.useAction('staff.begin_second_factor')
  const [begun, setBegun] = useState<{ secret: string; uri: string } | null>(null)
  if (begun !== null) return <Confirm {...begun} onDone={() => setBegun(null)} />
  return (
    <ReauthenticationForm
      label={t('account.app')}
      submit={t('account.begin_app')}
      pending={pending}
      onSend={async ({ current_password = '', code = '' }) => {
        const answer = await ask({ current_password, code })
        if (answer.ok) setBegun(answer.value)
        return answer.ok ? null : answer.refusal
      }}
    />
  )
}

function Confirm({
  secret,
  uri,
  onDone,
}: {
  readonly secret: string
  readonly uri: string
  readonly onDone: () => void
}) {
  const t = usePhrases<typeof en>('staff')
  const toast = useToast()
  const { ask, pending } = calls.useAction('staff.finish_second_factor')
  const [error, setError] = useState<string | undefined>()
  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (pending) return
    const answer = await ask({ code: String(new FormData(event.currentTarget).get('code') ?? '') })
    if (!answer.ok) return setError(answer.refusal.message)
    toast.show({ text: t('account.app_changed'), tone: 'success' })
    onDone()
  }
  return (
    <form
      onSubmit={(event) => void send(event)}
      noValidate
      className="grid gap-4"
      aria-label={t('account.app')}
    >
      <AppSetup secret={secret} uri={uri} />
      <CodeField label={t('fields.app_code')} inputMode="numeric" error={error} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" loading={pending} loadingLabel={t('account.saving')}>
          {t('account.finish_app')}
        </Button>
        <Button variant="ghost" onClick={onDone}>
          {t('account.keep_app')}
        </Button>
      </div>
    </form>
  )
}
