import './landing.css'
import { useParams } from 'react-router'
import { useSite } from '#platform/web/surroundings.ts'
import { calls } from '../calls.ts'
import { LandingBleed } from './landing-bleed.tsx'
import { LandingOpener } from './landing-opener.tsx'
import type { LandingSlots, LandingVariant, LandingProps } from './landing-slots.ts'
import { MemberFailed } from '../member/member-failed.tsx'
import { MemberSkeleton } from '../member/member-skeleton.tsx'
import { LandingSignUpButton } from './landing-sign-up-button.tsx'
import { LandingText } from './landing-text.tsx'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import type { en } from '../../locales/landing/en.ts'
import { InlineSignUp } from '#features/members/accounts/web/index.ts'

const variants = {
  beside: LandingSideBySide,
  bleed: LandingBleed,
  opener: LandingOpener,
  sign_up: LandingSignUp,
}

/**
 * The landing page of a member for a campaign's visitors: photo, first name, age, region, what is
 * needed to see the rest, and one sign-up link.
 */
export function LandingPage({
  variant,
  slots,
}: {
  readonly variant: LandingVariant
  readonly slots: LandingSlots
}) {
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

/** /members/:member/landing: the photo on the left, the text next to it. */
function LandingSideBySide({ member, slots }: LandingProps) {
  return (
    <div className="wrap landing-columns grid">
      <div className="landing-picture overflow-hidden">{slots.photos(member)}</div>
      <div className="grid max-w-text content-start gap-6">
        <LandingText member={member} slots={slots} />
        <div>
          <LandingSignUpButton member={member} />
        </div>
      </div>
    </div>
  )
}

/** Shown if only members may look around; the same for every URL, whichever member it is about. */
function LandingClosed() {
  const t = usePhrases<typeof en>('landing')
  const site = useSite()
  return (
    <div className="wrap page-airy grid max-w-text gap-5">
      <h1 className="type-h1" tabIndex={-1}>
        {t('closed_title', { site: site.name })}
      </h1>
      <p className="type-large text-ink-2">{t('closed_text')}</p>
      <div>
        <LandingSignUpButton member={null} />
      </div>
    </div>
  )
}

/** /members/:member/signup: the member, and the sign-up form next to them. */
function LandingSignUp({ member, slots }: LandingProps) {
  const t = usePhrases<typeof en>('landing')
  return (
    <div className="wrap landing-meeting grid">
      <div className="grid content-start gap-5">
        <div className="landing-portrait mx-auto w-full overflow-hidden">
          {slots.photos(member)}
        </div>
        <LandingText member={member} slots={slots} />
      </div>
      <section className="max-w-form" aria-label={t('create')}>
        <h2 className="type-h2 mb-5">{t('create')}</h2>
        <InlineSignUp invitation={{ to: `/members/${member.id}` }} />
      </section>
    </div>
  )
}
