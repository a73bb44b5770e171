import { LandingHead } from './landing-head.tsx'
import type { LandingProps } from './landing-slots.ts'
import { LandingTerms } from './landing-terms.tsx'

/** The text of a landing page: the notice, the member, and what is needed to see the rest. */
export function LandingText({ member, slots }: LandingProps) {
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
