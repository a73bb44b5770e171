import './landing.css'
import type { LandingProps } from './landing-slots.ts'
import { LandingSignUpButton } from './landing-sign-up-button.tsx'
import { LandingText } from './landing-text.tsx'

/**
 * /members/:member/landing2: a full-width photo, with the text on a sheet that overlaps its lower
 * edge.
 */
export function LandingBleed({ member, slots }: LandingProps) {
  return (
    <div className="grid pb-10">
      <div className="landing-photo mx-auto w-full overflow-hidden">{slots.photos(member)}</div>
      <div className="landing-card panel panel-raised relative mx-auto grid gap-5">
        <LandingText member={member} slots={slots} />
        <div>
          <LandingSignUpButton member={member} />
        </div>
      </div>
    </div>
  )
}
