import { useParams } from 'react-router'
import { useSite } from '#platform/web/surroundings.ts'
import { calls } from '../calls.ts'
import { LandingClosed } from './landing-closed.tsx'
import { LandingSideBySide } from './landing-side-by-side.tsx'
import { LandingBleed } from './landing-bleed.tsx'
import { LandingOpener } from './landing-opener.tsx'
import { LandingSignUp } from './landing-sign-up.tsx'
import type { LandingSlots, LandingVariant } from './landing-slots.ts'
import { MemberFailed } from '../member/member-failed.tsx'
import { MemberSkeleton } from '../member/member-skeleton.tsx'

const variants = { beside: LandingSideBySide, bleed: LandingBleed, opener: LandingOpener, sign_up: LandingSignUp }

/**
 * The landing page of a member for a campaign's visitors: photo, first name, age, region, what the
 * rest requires, and one sign-up link.
 */
export function LandingPage({ variant, slots }: { readonly variant: LandingVariant; readonly slots: LandingSlots }) {
  const { searchOpen } = useSite()
  const { member: id = '' } = useParams()
  const {
    data: member,
    error,
    refetch,
  } = calls.useCall('profiles.read_member', { member: id }, { enabled: searchOpen })
  if (!searchOpen) return <LandingClosed />
  const Variant = variants[variant]
  if (member !== undefined) return <Variant member={member} slots={slots} />
  if (error === null) return <MemberSkeleton />
  return <MemberFailed why={error.refusal.message} onRetry={() => void refetch()} />
}
