import { lookTraits } from './traits.ts'

/** The items that a profile may be missing, most valuable first. */
export const missingItems = [
  'main_photo',
  'about',
  'place',
  'reason',
  'interests',
  'prompts',
  'looks',
] as const
export type MissingItem = (typeof missingItems)[number]

export interface CompletenessFacts {
  readonly mainPhoto: boolean
  readonly about: string
  readonly cityId: number | null
  readonly reason: string | null
  readonly interests: number
  readonly prompts: number
  readonly looks: readonly (string | readonly string[] | null)[]
  /** The fields the site shows; members are not asked for fields that would not be shown. */
  readonly visible: readonly string[]
}

/** Number of interests from which the item counts as complete. */
export const enoughInterests = 3

/**
 * Returns which parts a profile is still missing, as plain names and never as a percentage, because
 * people can find someone without any of them.
 */
export function findMissingItems(facts: CompletenessFacts): MissingItem[] {
  const isVisible = (field: string) => facts.visible.includes(field)
  const lacking: Record<MissingItem, boolean> = {
    main_photo: !facts.mainPhoto,
    about: isVisible('about') && facts.about.trim().length < 40,
    place: facts.cityId === null,
    reason: isVisible('signup_reason') && facts.reason === null,
    interests: isVisible('interests') && facts.interests < enoughInterests,
    prompts: facts.prompts === 0,
    looks: lookTraits.some(isVisible) && facts.looks.every((look) => look === null),
  }
  return missingItems.filter((item) => lacking[item])
}
