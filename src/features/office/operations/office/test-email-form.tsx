import { type FormEvent, useState } from 'react'
import type { Output } from '#kernel/endpoint.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { useOnline } from '#platform/web/use-online.ts'
import { Alert, Button, SelectField } from '#ui/components/index.ts'
import type { en as staffTexts } from '#features/members/staff/locales/en.ts'
import type { contract } from '../contract/emails.ts'
import type { en } from '../locales/emails/en.ts'
import { emailCalls } from './email-calls.ts'

type Result = Output<(typeof contract)['emails.send_test']>

/** Sends an email to the staff member, and shows the mail server's reply. */
export function TestEmailForm() {
  const t = usePhrases<typeof en>('emails')
  const staff = usePhrases<typeof staffTexts>('staff')
  const online = useOnline()
  const { data } = emailCalls.useCall('emails.list', {})
  const { ask, pending } = emailCalls.useAction('emails.send_test')
  const [chosen, setChosen] = useState('')
  const [result, setResult] = useState<Result>()
  const [problem, setProblem] = useState<string>()
  const sites = data?.sites ?? []
  const site = Number(chosen === '' ? sites[0]?.id : chosen)

  async function send(event: FormEvent) {
    event.preventDefault()
    if (pending) return
    setResult(undefined)
    const answer = await ask({ site })
    setProblem(answer.ok ? undefined : answer.refusal.message)
    if (answer.ok) setResult(answer.value)
  }

  return (
    <section className="mt-8" aria-label={t('senders.test.title')}>
      <h2 className="type-h3">{t('senders.test.title')}</h2>
      <p className="mt-1 max-w-column text-ink-2">{t('senders.test.text')}</p>
      <form
        noValidate
        className="mt-3 grid max-w-text gap-4"
        onSubmit={(event) => void send(event)}
      >
        <SelectField
          label={t('site')}
          value={chosen === '' ? String(site) : chosen}
          onChange={({ target }) => setChosen(target.value)}
          options={sites.map(({ id, name }) => ({ value: String(id), label: name }))}
        />
        <Button
          type="submit"
          className="justify-self-start"
          loading={pending}
          loadingLabel={t('senders.test.sending')}
          disabledReason={online ? undefined : staff('making.offline')}
        >
          {t('senders.test.send')}
        </Button>
        {result === undefined ? null : (
          <Alert tone={result.outcome === 'accepted' ? 'success' : 'danger'} announce>
            {t(`senders.test.outcomes.${result.outcome}`, { address: result.address })}
            <code className="block wrap-anywhere" translate="no">
              {result.reply}
            </code>
          </Alert>
        )}
        {problem === undefined ? null : (
          <Alert tone="danger" announce>
            {problem}
          </Alert>
        )}
      </form>
    </section>
  )
}
