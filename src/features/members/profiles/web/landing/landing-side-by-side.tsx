import type { LandingProps } from './landing-slots.ts'
import { LandingSignUpButton } from './landing-sign-up-button.tsx'
import { LandingText } from './landing-text.tsx'

/** /members/:member/landing: the photo on the left, the text next to it. */
export function LandingSideBySide({ member, slots }: LandingProps) {
  return (
    <div className="wrap grid gap-6 py-4 lg:grid-cols-[minmax(0,28rem)_minmax(0,1fr)] lg:items-center lg:gap-14 lg:py-10">
      <div className="overflow-hidden rounded-xl">{slots.photos(member)}</div>
      <div className="grid max-w-text content-start gap-6">
        <LandingText member={member} slots={slots} />
        <div>
          <LandingSignUpButton member={member} />
        </div>
      </div>
    </div>
  )
}
