import { LandingPage } from '#features/members/profiles/web/index.ts'
import { landingSlots } from './landing-slots.tsx'

/** /members/:member/landing3 with its slots. */
export function Page() {
  return <LandingPage variant="opener" slots={landingSlots} />
}

export { landingTitle as title, loadLanding as load } from '#features/members/profiles/web/index.ts'
