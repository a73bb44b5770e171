import { useState } from 'react'
import { useFormat } from '#platform/web/phrases/use-format.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { Button, Card, Tag } from '#ui/components/index.ts'
import type { ListedReport } from '../contract.ts'
import type { en } from '../locales/en.ts'
import { ClosedAccount } from './closed-account.tsx'
import { OpenedReport } from './opened-report.tsx'
import { PausedAccount } from './paused-account.tsx'

interface ReportCardProps {
  readonly report: ListedReport
  /** The first undecided report: it is already open. */
  readonly first: boolean
  readonly onDecided: () => void
}

/**
 * One report: who reported whom and the decision; once opened, also the evidence and the form for a
 * decision.
 */
export function ReportCard({ report, first, onDecided }: ReportCardProps) {
  const t = usePhrases<typeof en>('reports')
  const { date, time } = useFormat()
  const [asked, setAsked] = useState(false)
  const { decision, lapses_at: lapsesAt } = report
  const machine = report.origin === 'machine'
  const open = asked || (first && decision === null)
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
      {report.paused_until === null ? null : (
        <PausedAccount report={report.number} until={report.paused_until} onResumed={onDecided} />
      )}
      {decision === null ? null : (
        <div className="office-quote">
          <p className="break-words whitespace-pre-line">{decision.statement}</p>
          <p className="num type-meta text-muted">
            {t(decision.for_deceiving ? 'office.deceived' : `office.done.${decision.outcome}`)} ·{' '}
            {decision.by} · {date(decision.at)}, {time(decision.at)}
          </p>
        </div>
      )}
      {decision === null ? null : <ClosedAccount report={report} onDone={onDecided} />}
      {open ? (
        <OpenedReport
          report={report.number}
          onDecided={decision === null ? onDecided : undefined}
        />
      ) : (
        <Button
          variant="line"
          size="sm"
          className="justify-self-start"
          onClick={() => setAsked(true)}
        >
          {t(decision === null ? 'office.look' : 'office.evidence')}
        </Button>
      )}
    </Card>
  )
}
