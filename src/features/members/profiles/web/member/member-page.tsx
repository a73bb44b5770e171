import { useParams } from 'react-router'
import { calls } from '../calls.ts'
import { FullPage } from './full-page.tsx'
import { MemberFailed } from './member-failed.tsx'
import { MemberSkeleton } from './member-skeleton.tsx'
import type { MemberSlots } from './member-slots.ts'
import { ReducedPage } from './reduced-page.tsx'
import { useMemberVisibility } from './use-member-visibility.ts'

/** A member's page (PRO-02), with slots filled by the app. */
export function MemberPage({ slots }: { readonly slots: MemberSlots }) {
  const { member: id = '' } = useParams()
  const { data: member, error, refetch } = calls.useCall('profiles.read_member', { member: id })
  // The member's own page is always visible.
  useMemberVisibility(member?.view === 'full' && !member.own ? id : null)
  if (member !== undefined) {
    return member.view === 'full' ? (
      <FullPage member={member} slots={slots} />
    ) : (
      <ReducedPage member={member} slots={slots} />
    )
  }
  if (error === null) return <MemberSkeleton />
  return <MemberFailed why={error.refusal.message} onRetry={() => void refetch()} />
}
