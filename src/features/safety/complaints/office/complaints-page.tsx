import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { CaseList, liveList } from '#features/members/staff/office/index.ts'
import type { en } from '../locales/en.ts'
import { calls } from './calls.ts'
import { CaseCard } from './case-card.tsx'

/** Complaints and appeals, the next deadline first (OPS-02). */
export function Page() {
  const t = usePhrases<typeof en>('complaints')
  const list = calls.useCall('complaints.list', {}, liveList)
  return (
    <CaseList
      title={t('office.title')}
      lead={t('office.lead')}
      notLoaded={t('office.not_loaded')}
      empty={{ title: t('office.empty'), text: t('office.empty_text') }}
      list={list}
      cases={({ cases }) => cases}
      count="complaints.count"
      getKey={({ number }) => number}
      waits={({ decision, claimed_by: by }) => decision === null && by === null}
      card={(one, first, onDone) => <CaseCard one={one} first={first} onDone={onDone} />}
    />
  )
}
