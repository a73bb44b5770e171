import '#ui/styles/checks.css'
import '#ui/styles/choices.css'
import { type FormEvent, useId, useRef, useState } from 'react'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { Alert, Button, Segmented, TextArea, useToast } from '#ui/components/index.ts'
import type { FiledReportView } from '../contract.ts'
import type { en } from '../locales/en.ts'
import { isScam, type Outcome, outcomes } from '../rules/decisions.ts'
import { calls } from './calls.ts'

/**
 * Form for deciding a report, with the reason both sides read. Decisions that are no longer
 * possible are explained in advance.
 */
export function DecisionForm({
  report,
  onDecided,
}: {
  readonly report: FiledReportView
  readonly onDecided: () => void
}) {
  const t = usePhrases<typeof en>('reports')
  const toast = useToast()
  const { ask, pending } = calls.useAction('reports.decide')
  const [outcome, setOutcome] = useState<Outcome>('nothing')
  const [statement, setStatement] = useState('')
  const [error, setError] = useState<string>()
  const [failed, setFailed] = useState<string>()
  const field = useRef<HTMLTextAreaElement>(null)
  const unreachableId = useId()
  const impossible = outcome !== 'nothing' && !report.reachable

  async function decide(event: FormEvent) {
    event.preventDefault()
    if (statement.trim() === '') {
      setError(t('refusals.statement_empty'))
      field.current?.focus()
      return
    }
    const answer = await ask({ report: report.number, outcome, statement })
    setFailed(answer.ok ? undefined : answer.refusal.message)
    if (!answer.ok) return
    toast.show({ text: t(`office.done.${outcome}`), tone: 'success' })
    onDecided()
  }

  return (
    <form
      className="grid gap-3 border-t border-line pt-4"
      aria-label={t('office.who', { reported: report.reported, reporter: report.reporter })}
      onSubmit={(event) => void decide(event)}
    >
      <Segmented
        legend={t('office.decision')}
        options={outcomes.map((value) => ({ value, label: t(`office.outcome.${value}`) }))}
        value={outcome}
        onChange={(value) => setOutcome(value as Outcome)}
      />
      {impossible ? (
        <Alert tone="warn" id={unreachableId} announce>
          {t('office.gone')}
        </Alert>
      ) : null}
      {outcome === 'ban' && !impossible && isScam(report.reason) ? (
        <Alert tone="info" announce>
          {t('office.scam')}
        </Alert>
      ) : null}
      <TextArea
        ref={field}
        label={t('office.statement')}
        hint={t('office.statement_hint')}
        error={error}
        rows={3}
        maxLength={1000}
        value={statement}
        onChange={(event) => {
          setStatement(event.target.value)
          setError(undefined)
        }}
      />
      {failed === undefined ? null : (
        <Alert tone="danger" announce>
          {failed}
        </Alert>
      )}
      <Button
        type="submit"
        variant={outcome === 'ban' ? 'danger' : 'pine'}
        className="justify-self-start"
        loading={pending}
        loadingLabel={t('office.saving')}
        aria-disabled={impossible || undefined}
        aria-describedby={impossible ? unreachableId : undefined}
      >
        {outcome === 'ban' ? t('office.outcome.ban') : t('office.save')}
      </Button>
    </form>
  )
}
