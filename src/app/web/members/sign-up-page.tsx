import { InlineSignUp } from '#features/members/accounts/web/index.ts'
import { LandingPage } from '#features/members/profiles/web/index.ts'
import { landingSlots } from './landing-slots.tsx'

/** /members/:member/signup with its slots. */
export function Page() {
  return <LandingPage variant="sign_up" slots={landingSlots} />
}

/** The form is loaded with the page. */
export const parts = [InlineSignUp]

export { landingTitle as title, loadLanding as load } from '#features/members/profiles/web/index.ts'
