import { Link } from 'react-router'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { ListContent } from '#features/members/staff/office/index.ts'
import type { en } from '../locales/en.ts'
import { calls } from './calls.ts'
import { DecisionForm } from './decision-form.tsx'
import { Evidence } from './evidence.tsx'

/**
 * Shows what the reporter wrote and the evidence of one report, with the form for a decision if it needs
 * one. Loading it is recorded in the audit log.
 */
export function OpenedReport({
  report: number,
  onDecided,
}: {
  readonly report: string
  /** Called after a decision; undefined if the report needs none. */
  readonly onDecided?: (() => void) | undefined
}) {
  const t = usePhrases<typeof en>('reports')
  const query = calls.useCall('reports.read', { report: number })
  return (
    <ListContent list={query} notLoaded={t('office.not_opened')}>
      {(report) => (
        <>
          {report.details === '' ? null : (
            <p className="break-words whitespace-pre-line">
              <b>{t('office.details')}:</b> {report.details}
            </p>
          )}
          <section className="grid gap-1">
            <h3 className="font-semibold">{t('office.evidence')}</h3>
            <Evidence report={report} />
          </section>
          {report.member === null ? null : (
            <Link
              className="link justify-self-start"
              to={`/office/members?member=${report.member}&case=${number}`}
            >
              {t('office.open_file')}
            </Link>
          )}
          {onDecided === undefined ? null : <DecisionForm report={report} onDecided={onDecided} />}
        </>
      )}
    </ListContent>
  )
}
