import { useQuery } from '@tanstack/react-query'
import { useApi } from '#platform/web/api/use-api.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { CaseList, casesRefetchMs } from '#features/members/staff/office/index.ts'
import type { en } from '../locales/en.ts'
import { calls } from './calls.ts'
import { PauseCard } from './pause-card.tsx'

/**
 * Members in a pause: the reasons, when it ends, and what a lead decided (F12). The pause that has
 * waited longest is shown open.
 */
export function Page() {
  const t = usePhrases<typeof en>('wellbeing')
  const api = useApi()
  const list = useQuery({
    ...calls.query('wellbeing.list_pauses', {})(api),
    staleTime: 0,
    refetchInterval: casesRefetchMs,
  })
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
      cases={list.data?.pauses}
      count="wellbeing.count_pauses"
      getKey={({ id }) => id}
      waits={(pause) => pause.reviewed_at === null}
      card={(pause, first, onReviewed) => <PauseCard pause={pause} first={first} onReviewed={onReviewed} />}
    />
  )
}
