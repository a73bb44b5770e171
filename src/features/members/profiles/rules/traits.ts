import type { profileFields } from '#features/site/sites/index.ts'

/**
 * The traits of a profile and their choices: the form, the profile page, its contract, storage,
 * notes, export and erasure follow from this table. The choices are wire values (PRO-01). The texts shown may be kinder: `fat` is
 * shown as "Fuller".
 */
export const traits = {
  signup_reason: ['relationship', 'dates', 'friendship', 'chat', 'casual', 'unsure'],
  relationship_status: ['single', 'unmarried', 'divorced', 'widowed', 'living_together', 'married'],
  body_type: ['slim', 'normal', 'fat'],
  hair_colour: ['black', 'brown', 'blonde', 'red', 'grey', 'white', 'bald', 'other'],
  eye_colour: ['brown', 'hazel', 'green', 'blue', 'grey', 'other'],
  tattoos: ['none', 'some', 'many'],
} as const satisfies { readonly [Field in ProfileField]?: readonly [string, ...string[]] }

/** A trait must be a field that sites can hide: `rules/profile-fields.ts` of sites lists them. */
type ProfileField = (typeof profileFields)[number]

export type Trait = keyof typeof traits
export type TraitValue<T extends Trait = Trait> = (typeof traits)[T][number]

/** A member's answers; null if they have not answered. */
export type TraitValues = { readonly [T in Trait]: TraitValue<T> | null }

/** The traits in form order. */
export const traitNames = Object.keys(traits) as readonly Trait[]

/** The traits that describe someone's looks: a profile without any of them is asked for one. */
export const lookTraits = [
  'body_type',
  'hair_colour',
  'eye_colour',
] as const satisfies readonly Trait[]

/** Returns the answers to every trait: those stored, except where `isShown` is false. */
export function completeTraits(
  stored: Partial<TraitValues>,
  isShown: (trait: Trait) => boolean = () => true,
): TraitValues {
  const entries = traitNames.map((trait) => [
    trait,
    isShown(trait) ? (stored[trait] ?? null) : null,
  ])
  return Object.fromEntries(entries) as TraitValues
}
