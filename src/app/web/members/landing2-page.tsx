import { LandingPage } from '#features/members/profiles/web/index.ts'
import { landingSlots } from './landing-slots.tsx'

/** /members/:member/landing2 with its slots. */
export function Page() {
  return <LandingPage variant="bleed" slots={landingSlots} />
}

export { landingTitle as title, loadLanding as load } from '#features/members/profiles/web/index.ts'
