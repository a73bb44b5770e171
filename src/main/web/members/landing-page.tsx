import { LandingPage } from '#features/profiles/web/index.ts'
import { landingSlots } from './landing-slots.tsx'

/** /members/:member/landing, put together. */
export function Page() {
  return <LandingPage variant="beside" slots={landingSlots} />
}

export { landingTitle as title, loadLanding as load } from '#features/profiles/web/index.ts'
