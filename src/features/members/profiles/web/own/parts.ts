import type { OwnProfile } from '../../contract/profiles.ts'
import { type Trait, traitNames } from '../../rules/traits.ts'
import type { MissingItem } from '../../rules/completeness.ts'

/** The parts of a member's own profile, in order; each is a card and a page, /profile/<part>. */
export const profileParts = [
  'photos',
  'about',
  'prompts',
  'facts',
  'interests',
  'seeking',
  'place',
] as const
export type ProfilePart = (typeof profileParts)[number]

/** Whether a path's last segment names a part. */
export function isProfilePart(name: string | undefined): name is ProfilePart {
  return profileParts.some((part) => part === name)
}

/** The parts that this site shows and that can be filled in here. */
export function listParts(own: OwnProfile, hasPhotos: boolean): readonly ProfilePart[] {
  return profileParts.filter(
    (part) =>
      (part !== 'photos' || hasPhotos) &&
      (part !== 'about' || own.visible_fields.includes('about')) &&
      (part !== 'interests' || own.visible_fields.includes('interests')),
  )
}

const partOf: Readonly<Record<MissingItem, ProfilePart>> = {
  main_photo: 'photos',
  about: 'about',
  place: 'place',
  reason: 'seeking',
  interests: 'interests',
  prompts: 'prompts',
  looks: 'facts',
}

/** Returns the items that could still be added to a part. */
export function listMissing(own: OwnProfile, part: ProfilePart): readonly MissingItem[] {
  return own.missing.filter((item) => partOf[item] === part)
}

/**
 * The trait that says what the member is looking for; it is shown next to the genders they are
 * looking for.
 */
const reason: Trait = 'signup_reason'

/** The traits of one of the two parts that have any. */
export function listTraits(own: OwnProfile, part: 'facts' | 'seeking'): readonly Trait[] {
  return traitNames.filter(
    (trait) => own.visible_fields.includes(trait) && (trait === reason) === (part === 'seeking'),
  )
}

/** The pages that the sections of the former single page have become, by their anchors. */
export const movedAnchors: Readonly<Record<string, string>> = {
  photos: '/profile/photos',
  about: '/profile/about',
  prompts: '/profile/prompts',
  details: '/profile/facts',
  interests: '/profile/interests',
  basics: '/profile/facts',
  place: '/profile/place',
  privacy: '/notifications/privacy',
}
