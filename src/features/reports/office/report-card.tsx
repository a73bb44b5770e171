import { useFormat } from '#platform/web/phrases/use-format.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { Card, joinClasses, Tag } from '#platform/web/ui/index.ts'
import type { Filed } from '../contract.ts'
import type { en } from '../locales/en.ts'
import { DecisionForm } from './decision-form.tsx'

/** One report: who about whom, the evidence in its order, and what was decided or the form that decides. */
export function ReportCard({ report, onDecided }: { readonly report: Filed; readonly onDecided: () => void }) {
  const t = usePhrases<typeof en>('reports')
  const { date, time } = useFormat()
  const { decision, evidence } = report
  return (
    <Card as="article" className="grid gap-3 p-5">
      <header className="grid gap-1">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 className="type-h3">{t('office.who', { reported: report.reported, reporter: report.reporter })}</h2>
          <Tag>{t(`reasons.${report.reason}`)}</Tag>
        </div>
        <p className="num type-meta text-muted">
          {report.number} · {date(report.at)}, {time(report.at)}
        </p>
      </header>
      {report.words === '' ? null : (
        <p>
          <b>{t('office.words')}:</b> {report.words}
        </p>
      )}
      <details open={decision === null}>
        <summary className="cursor-pointer font-semibold">{t('office.evidence')}</summary>
        <ol className="mt-2 grid gap-2">
          {evidence.map((piece, place) => (
            <li
              // oxlint-disable-next-line react/no-array-index-key -- what was frozen never moves
              key={place}
              className={joinClasses('border-l-2 pl-3', piece.pointed ? 'border-danger' : 'border-line')}
            >
              <p className="type-meta text-muted">
                {piece.kind === 'profile'
                  ? t('office.profile')
                  : t('office.from', { name: piece.by_reported ? report.reported : report.reporter })}
                {piece.at === null ? '' : ` · ${date(piece.at)}, ${time(piece.at)}`}
                {piece.pointed ? ` · ${t('office.pointed')}` : ''}
              </p>
              <p className="whitespace-pre-line break-words">{piece.text}</p>
            </li>
          ))}
        </ol>
      </details>
      {decision === null ? (
        <DecisionForm report={report} onDecided={onDecided} />
      ) : (
        <div className="border-l-2 border-line pl-3">
          <p>{decision.statement}</p>
          <p className="type-meta text-muted">
            {t(`office.done.${decision.outcome}`)} · {decision.by} · {date(decision.at)}, {time(decision.at)}
          </p>
        </div>
      )}
    </Card>
  )
}
