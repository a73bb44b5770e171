import { type FormEvent, useState } from 'react'
import { newId } from '#platform/web/new-id.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { useFormat } from '#platform/web/phrases/use-format.ts'
import { useOnline } from '#platform/web/use-online.ts'
import { Alert, Button, TextArea } from '#ui/components/index.ts'
import type { CaseView } from '../contract/complaints.ts'
import type { en } from '../locales/en.ts'
import { textLimits } from '../rules/cases.ts'
import { deadlineDays } from '../rules/deadlines.ts'
import { describeRestored } from '../rules/restored.ts'
import { calls } from './calls.ts'

interface CaseAppealProps {
  readonly decision: NonNullable<CaseView['decision']>
  readonly appeal: CaseView['appeal']
  readonly token: string
  readonly onChanged: () => void
}

/** The appeal against a decision: how and until when, the form, and where it stands. */
export function CaseAppeal({ decision, appeal, token, onChanged }: CaseAppealProps) {
  const t = usePhrases<typeof en>('complaints')
  const { date } = useFormat()
  if (appeal !== null) return <FiledAppeal appeal={appeal} source={decision.source} />
  const until = date(decision.appeal_until)
  if (!decision.may_appeal) return <p className="text-ink-2">{t('case.over', { date: until })}</p>
  return (
    <section className="grid gap-3" aria-labelledby="appeal">
      <h2 id="appeal" className="type-h3">
        {t('appeal.title')}
      </h2>
      <p className="text-ink-2">{t('case.redress', { date: until, days: deadlineDays.appeal })}</p>
      <AppealForm token={token} onSent={onChanged} />
    </section>
  )
}

function AppealForm({ token, onSent }: { readonly token: string; readonly onSent: () => void }) {
  const t = usePhrases<typeof en>('complaints')
  const online = useOnline()
  const { ask, pending } = calls.useAction('complaints.appeal')
  const [id] = useState(newId)
  const [details, setDetails] = useState('')
  const [wrong, setWrong] = useState<string>()
  const [problem, setProblem] = useState<string>()

  async function submit(event: FormEvent) {
    event.preventDefault()
    setProblem(undefined)
    if (details.trim() === '') return setWrong(t('refusals.details_required'))
    const answer = await ask({ token, id, details })
    if (answer.ok) return onSent()
    if (answer.refusal.field === 'details') setWrong(answer.refusal.message)
    else setProblem(answer.refusal.message)
  }

  return (
    <form
      noValidate
      className="grid gap-4"
      aria-label={t('appeal.title')}
      onSubmit={(event) => void submit(event)}
    >
      <TextArea
        name="details"
        label={t('appeal.details')}
        rows={5}
        maxLength={textLimits.details}
        value={details}
        error={wrong}
        onChange={({ target }) => {
          setDetails(target.value)
          setWrong(undefined)
        }}
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
        loadingLabel={t('sending')}
        disabledReason={online ? undefined : t('offline')}
      >
        {t('appeal.send')}
      </Button>
    </form>
  )
}

function FiledAppeal({
  appeal,
  source,
}: {
  readonly appeal: NonNullable<CaseView['appeal']>
  readonly source: CaseAppealProps['decision']['source']
}) {
  const t = usePhrases<typeof en>('complaints')
  const { date } = useFormat()
  const { number, details, at, due_at: dueAt, decision } = appeal
  return (
    <section className="card grid gap-3 p-5" aria-labelledby="appeal">
      <h2 id="appeal" className="type-title">
        {t('appeal.title')}
      </h2>
      <p className="num text-muted">{t('appeal.filed', { date: date(at), number })}</p>
      <p className="break-words whitespace-pre-line">{details}</p>
      {decision === null ? (
        <p role="status">{t('appeal.due', { date: date(dueAt) })}</p>
      ) : (
        <>
          <p className="font-semibold">{t('appeal.outcome', { outcome: decision.outcome })}</p>
          <p className="break-words whitespace-pre-line">{decision.statement}</p>
          {decision.restored === null ? null : (
            <p>{t('appeal.restored', { restored: describeRestored(source, decision.restored) })}</p>
          )}
          <p className="num text-muted">{t('case.decided', { date: date(decision.at) })}</p>
          <p className="text-ink-2">{t('appeal.final')}</p>
        </>
      )}
    </section>
  )
}
