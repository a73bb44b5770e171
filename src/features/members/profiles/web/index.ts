/**
 * Public entry of profiles for the web. The two pages have slots, so the app declares their routes,
 * each in its own file; see the README.
 */
export { AboutMeStep } from './about-me-step.tsx'
export { LandingPage } from './landing-page.tsx'
export type { LandingSlots } from './landing-slots.ts'
export { landingTitle, loadLanding } from './load-landing.ts'
export { loadMember, memberTitle } from './load-member.ts'
export { loadOwn, loadOwnPlace, ownTitle } from './load-own.ts'
export { MemberGlance } from './member-glance.tsx'
export { MemberPage } from './member-page.tsx'
export type { MemberSlots } from './member-slots.ts'
export { OwnPlace } from './own-place.tsx'
export { OwnProfilePage, type OwnProfileSlots } from './own-profile-page.tsx'
export { nameAndAge } from './name-and-age.ts'
export { PersonCard } from './person-card.tsx'
export { PersonalInfoStep } from './personal-info-step.tsx'
export type { StepProps } from './sign-up-step.tsx'
export { useMemberVisibility as useStillThere } from './use-member-visibility.ts'
