import { useState } from 'react'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { Alert, Button, SelectField } from '#ui/components/index.ts'
import { type Reason, reasons } from '#features/safety/reports/index.ts'
import type { en as ReportPhrases } from '#features/safety/reports/locales/en.ts'
import type { OpenedCase } from '../contract/complaints.ts'
import type { en } from '../locales/en.ts'
import { calls } from './calls.ts'

interface ReportFormProps {
  readonly one: OpenedCase
  readonly member: NonNullable<OpenedCase['member']>
  readonly onOpened: () => void
}

/** Opens a report about the member whom a complaint names, where an action can be decided. */
export function ReportForm({ one, member, onOpened }: ReportFormProps) {
  const t = usePhrases<typeof en>('complaints')
  const ofReports = usePhrases<typeof ReportPhrases>('reports')
  const { ask, pending } = calls.useAction('complaints.open_report')
  const [reason, setReason] = useState<Reason>('other')
  const [problem, setProblem] = useState<string>()
  if (one.report_opened) return <p role="status">{t('office.report.opened')}</p>
  if (!member.reachable) return <p className="text-muted">{t('refusals.member_gone')}</p>

  async function open() {
    const answer = await ask({ case: one.number, reason })
    setProblem(answer.ok ? undefined : answer.refusal.message)
    if (answer.ok) onOpened()
  }

  return (
    <section className="grid gap-2">
      <p>{t('office.report.lead', { name: member.name })}</p>
      <SelectField
        label={t('office.report.reason')}
        value={reason}
        onChange={({ target }) => setReason(target.value as Reason)}
        options={reasons.map((value) => ({ value, label: ofReports(`reasons.${value}`) }))}
      />
      {problem === undefined ? null : (
        <Alert tone="danger" announce>
          {problem}
        </Alert>
      )}
      <Button
        variant="line"
        size="sm"
        className="justify-self-start"
        loading={pending}
        loadingLabel={t('office.report.opening')}
        onClick={() => void open()}
      >
        {t('office.report.open')}
      </Button>
    </section>
  )
}
