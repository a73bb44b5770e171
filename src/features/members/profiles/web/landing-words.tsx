import { LandingHead } from './landing-head.tsx'
import type { LandingProps } from './landing-slots.ts'
import { LandingTerms } from './landing-terms.tsx'

/** What a campaign's page says of somebody: what there is to note, who it is, and what the rest takes. */
export function LandingWords({ member, slots }: LandingProps) {
  return (
    <>
      {slots.note(member)}
      <LandingHead member={member} slots={slots} />
      <div className="text-ink-2">
        <LandingTerms member={member} />
      </div>
    </>
  )
}
