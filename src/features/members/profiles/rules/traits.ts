/**
 * The choices of each trait in their wire values (PRO-01). The texts shown may be kinder: `fat` is
 * shown as "Fuller".
 */
export const traits = {
  signup_reason: ['relationship', 'dates', 'friendship', 'chat', 'casual', 'unsure'],
  relationship_status: ['single', 'unmarried', 'divorced', 'widowed', 'living_together', 'married'],
  body_type: ['slim', 'normal', 'fat'],
  hair_colour: ['black', 'brown', 'blonde', 'red', 'grey', 'white', 'bald', 'other'],
  eye_colour: ['brown', 'hazel', 'green', 'blue', 'grey', 'other'],
  tattoos: ['none', 'some', 'many'],
} as const satisfies Readonly<Record<string, readonly [string, ...string[]]>>

export type Trait = keyof typeof traits
export type TraitValue<T extends Trait = Trait> = (typeof traits)[T][number]

/** The traits in form order. */
export const traitNames = Object.keys(traits) as readonly Trait[]
