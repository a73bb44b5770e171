import { useQuery } from '@tanstack/react-query'
import { useApi } from '#platform/web/api/use-api.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { CaseList, casesRefetchMs } from '#features/members/staff/office/index.ts'
import type { en } from '../locales/en.ts'
import { calls } from './calls.ts'
import { ReportCard } from './report-card.tsx'

/**
 * Members' reports with the frozen evidence and the decisions (BEY-16). The oldest undecided one is
 * open.
 */
export function Page() {
  const t = usePhrases<typeof en>('reports')
  const api = useApi()
  const list = useQuery({ ...calls.query('reports.list', {})(api), staleTime: 0, refetchInterval: casesRefetchMs })
  return (
    <CaseList
      texts={{
        title: t('office.title'),
        lead: t('office.lead'),
        notLoaded: t('office.not_loaded'),
        empty: t('office.empty'),
        emptyText: t('office.empty_text'),
      }}
      list={list}
      cases={list.data?.reports}
      count="reports.count"
      getKey={({ number }) => number}
      waits={(report) => report.decision === null}
      card={(report, first, onDecided) => <ReportCard report={report} first={first} onDecided={onDecided} />}
    />
  )
}
