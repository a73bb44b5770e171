import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { CaseList, liveList } from '#features/members/staff/office/index.ts'
import type { ListedReport } from '../contract.ts'
import type { en } from '../locales/en.ts'
import { calls } from './calls.ts'
import { ReportCard } from './report-card.tsx'

/**
 * Members' reports with the frozen evidence and the decisions (BEY-16). The oldest undecided one is
 * open.
 */
export function Page() {
  const t = usePhrases<typeof en>('reports')
  const list = calls.usePages(
    'reports.list',
    {},
    ({ next }) => (next === null ? undefined : { page: next }),
    { refetchInterval: liveList.refetchInterval },
  )
  return (
    <CaseList
      title={t('office.title')}
      lead={t('office.lead')}
      notLoaded={t('office.not_loaded')}
      empty={{ title: t('office.empty'), text: t('office.empty_text') }}
      list={list}
      cases={({ pages }) => withoutRepeats(pages.flatMap(({ reports }) => reports))}
      more={t('office.more')}
      count="reports.count"
      getKey={({ number }) => number}
      waits={({ decision, lapsed }) => decision === null && !lapsed}
      card={(report, first, onDecided) => (
        <ReportCard report={report} first={first} onDecided={onDecided} />
      )}
    />
  )
}

/** A report can move to the next page while that is loaded. */
function withoutRepeats(reports: readonly ListedReport[]): readonly ListedReport[] {
  return [...new Map(reports.map((report) => [report.number, report])).values()]
}
