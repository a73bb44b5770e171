import { useParams } from 'react-router'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { Button, ErrorState } from '#platform/web/ui/index.ts'
import type { en } from '../locales/en.ts'
import { calls } from './calls.ts'
import { FullPage } from './full-page.tsx'
import { MemberSkeleton } from './member-skeleton.tsx'
import type { MemberSlots } from './member-slots.ts'
import { ReducedPage } from './reduced-page.tsx'

/** A member's page (PRO-02), with the slots the roof fills. */
export function MemberPage({ slots }: { readonly slots: MemberSlots }) {
  const t = usePhrases<typeof en>('profiles')
  const { member: id = '' } = useParams()
  const { data: member, error, refetch } = calls.useCall('profiles.read_member', { member: id })
  if (member !== undefined) {
    return member.view === 'full' ? (
      <FullPage member={member} slots={slots} />
    ) : (
      <ReducedPage member={member} slots={slots} />
    )
  }
  if (error === null) return <MemberSkeleton />
  return (
    <div className="wrap py-10">
      <ErrorState
        title={t('member.failed')}
        text={error.refusal.message}
        action={<Button onClick={() => void refetch()}>{t('member.retry')}</Button>}
      />
    </div>
  )
}
