/**
 * Public entry of profiles for the web. The two pages have slots, so the app declares their routes,
 * each in its own file; see the README.
 */
export { AboutMeStep } from './own/about-me-step.tsx'
export { LandingPage } from './landing/landing-page.tsx'
export type { LandingSlots } from './landing/landing-slots.ts'
export { landingTitle, loadLanding } from './landing/load-landing.ts'
export { loadMember, memberTitle } from './member/load-member.ts'
export { getPartTitle, loadOwn, loadOwnPlace, ownTitle } from './own/load-own.ts'
export { MemberGlance } from './member/member-glance.tsx'
export { MemberPage } from './member/member-page.tsx'
export type { MemberSlots } from './member/member-slots.ts'
export { OwnCard } from './own/cards/own-card.tsx'
export { OwnPartPage } from './own/own-part-page.tsx'
export { OwnProfilePage } from './own/own-profile-page.tsx'
export type { OwnProfileSlots } from './own/own-profile-slots.ts'
export { isProfilePart, type ProfilePart } from './own/parts.ts'
export { nameAndAge } from './name-and-age.ts'
export { PersonCard } from './person-card.tsx'
export { PersonalInfoStep } from './own/personal-info-step.tsx'
export type { StepProps } from './own/sign-up-step.tsx'
export { useOwnCity } from './own/use-own-city.ts'
export { useMemberVisibility } from './member/use-member-visibility.ts'
