import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { CaseList, liveList } from '#features/members/staff/office/index.ts'
import type { en } from '../locales/en.ts'
import { calls } from './calls.ts'
import { PauseCard } from './pause-card.tsx'

/**
 * Members in a pause: the reasons, when it ends, and a lead's decisions (F12). The pause that has
 * waited longest is expanded.
 */
export function Page() {
  const t = usePhrases<typeof en>('wellbeing')
  const list = calls.useCall('wellbeing.list_pauses', {}, liveList)
  return (
    <CaseList
      title={t('office.title')}
      lead={t('office.lead')}
      notLoaded={t('office.not_loaded')}
      empty={{ title: t('office.empty'), text: t('office.empty_text') }}
      list={list}
      cases={({ pauses }) => pauses}
      count="wellbeing.count_pauses"
      getKey={({ id }) => id}
      waits={(pause) => pause.reviewed_at === null}
      card={(pause, first, onReviewed) => (
        <PauseCard pause={pause} first={first} onReviewed={onReviewed} />
      )}
    />
  )
}
