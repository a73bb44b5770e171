import type { profileFields } from '#features/site/sites/index.ts'
import { defineTrait } from './define-trait.ts'
import { tidyAnswer } from './trait-answers.ts'

/**
 * The traits of a profile, one row each: the contract, storage, form, profile page, notes, search
 * index, export and erasure follow from this table. The choices are wire values (PRO-01). The texts
 * shown may be kinder: `fat` is shown as "Fuller".
 */
export const traits = {
  signup_reason: defineTrait({
    choices: ['relationship', 'dates', 'friendship', 'chat', 'casual', 'unsure'],
  }),
  relationship_status: defineTrait({
    choices: ['single', 'unmarried', 'divorced', 'widowed', 'living_together', 'married'],
  }),
  body_type: defineTrait({ choices: ['slim', 'normal', 'fat'], isLook: true }),
  hair_colour: defineTrait({
    choices: ['black', 'brown', 'blonde', 'red', 'grey', 'white', 'bald', 'other'],
    isLook: true,
  }),
  eye_colour: defineTrait({
    choices: ['brown', 'hazel', 'green', 'blue', 'grey', 'other'],
    isLook: true,
  }),
  tattoos: defineTrait({ choices: ['none', 'some', 'many'] }),
} satisfies { readonly [Field in ProfileField]?: object }

/** A trait must be a field that sites can hide: `rules/profile-fields.ts` of sites lists them. */
type ProfileField = (typeof profileFields)[number]

export type Trait = keyof typeof traits
/** One of the choices of a trait. */
export type TraitValue<T extends Trait = Trait> = (typeof traits)[T]['choices'][number]
/** A member's answer: one choice, or several where the trait takes several. */
export type TraitAnswer<T extends Trait = Trait> = (typeof traits)[T]['several'] extends true
  ? readonly TraitValue<T>[]
  : TraitValue<T>

/** A member's answers; null if they have not answered. */
export type TraitValues = { readonly [T in Trait]: TraitAnswer<T> | null }

/** The traits in form order. */
export const traitNames = Object.keys(traits) as readonly Trait[]

/** The traits that describe someone's looks: a profile without any of them is asked for one. */
export const lookTraits = traitNames.filter((trait) => traits[trait].isLook)

/**
 * Returns the answers to every trait, each in its proper form: those given, except where `isShown`
 * is false.
 */
export function completeTraits(
  answers: Readonly<Partial<Record<Trait, unknown>>>,
  isShown: (trait: Trait) => boolean = () => true,
): TraitValues {
  const entries = traitNames.map((trait) => [
    trait,
    isShown(trait) ? tidyAnswer(traits[trait], answers[trait]) : null,
  ])
  return Object.fromEntries(entries) as TraitValues
}
