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
      <div className="mx-auto w-full max-w-[44rem] overflow-hidden lg:max-w-[28rem]">{slots.photos(member)}</div>
      <div className="relative z-2 mx-auto -mt-10 grid w-[calc(100%-2.5rem)] max-w-[38rem] gap-5 panel panel-raised">
        <LandingText member={member} slots={slots} />
        <div>
          <LandingSignUpButton member={member} />
        </div>
      </div>
    </div>
  )
}
