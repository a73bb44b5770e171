import { useState } from 'react'
import { useFormat } from '#platform/web/phrases/use-format.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { Button, Card, Tag } from '#ui/components/index.ts'
import type { FiledReportView } from '../contract.ts'
import type { en } from '../locales/en.ts'
import { DecisionForm } from './decision-form.tsx'
import { Evidence } from './evidence.tsx'
import { PausedAccount } from './paused-account.tsx'

interface ReportCardProps {
  readonly report: FiledReportView
  /** The first undecided report: evidence and form are already open. */
  readonly first: boolean
  readonly onDecided: () => void
}

/** One report: who reported whom, the evidence in order, and the decision or the form for it. */
export function ReportCard({ report, first, onDecided }: ReportCardProps) {
  const t = usePhrases<typeof en>('reports')
  const { date, time } = useFormat()
  const [asked, setAsked] = useState(false)
  const { decision, lapses_at: lapsesAt } = report
  const machine = report.origin === 'machine'
  const open = decision === null && (first || asked)
  return (
    <Card as="article" className="grid gap-3 p-5">
      <header className="grid gap-1">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 className="type-title min-w-0 break-words">
            {machine
              ? t('office.who_machine', { reported: report.reported })
              : t('office.who', { reported: report.reported, reporter: report.reporter })}
          </h2>
          <Tag look={decision === null && !report.lapsed ? 'warn' : 'quiet'}>
            {t(`reasons.${report.reason}`)}
          </Tag>
          {report.lapsed ? <Tag look="quiet">{t('office.lapsed')}</Tag> : null}
        </div>
        <p className="num type-meta text-muted">
          {report.number} · {date(report.at)}, {time(report.at)}
        </p>
      </header>
      {lapsesAt === null || decision !== null || report.lapsed ? null : (
        <p>{t('office.machine', { date: `${date(lapsesAt)}, ${time(lapsesAt)}` })}</p>
      )}
      {report.details === '' ? null : (
        <p className="break-words whitespace-pre-line">
          <b>{t('office.details')}:</b> {report.details}
        </p>
      )}
      <details key={String(open)} open={open}>
        <summary className="py-1 font-semibold">{t('office.evidence')}</summary>
        <Evidence report={report} />
      </details>
      {report.paused_until === null ? null : (
        <PausedAccount report={report.number} until={report.paused_until} onResumed={onDecided} />
      )}
      {decision !== null ? (
        <div className="office-quote">
          <p className="break-words whitespace-pre-line">{decision.statement}</p>
          <p className="num type-meta text-muted">
            {t(`office.done.${decision.outcome}`)} · {decision.by} · {date(decision.at)},{' '}
            {time(decision.at)}
          </p>
        </div>
      ) : open ? (
        <DecisionForm report={report} onDecided={onDecided} />
      ) : (
        <Button
          variant="line"
          size="sm"
          className="justify-self-start"
          onClick={() => setAsked(true)}
        >
          {t('office.look')}
        </Button>
      )}
    </Card>
  )
}
