import {
  type Trait,
  type TraitAnswer,
  traitNames,
  traits,
  type TraitValue,
} from '#features/members/profiles/index.ts'
import type { CastRow } from './cast-row.ts'
import { createDice, type Dice } from './dice.ts'

/** The traits of a cast member that the portrait does not determine. */
export interface CastTraits {
  readonly signup_reason: TraitValue<'signup_reason'>
  readonly relationship_status: TraitValue<'relationship_status'>
  readonly body_type: TraitValue<'body_type'>
  readonly tattoos: TraitValue<'tattoos'>
}

/** Returns the traits of a row; missing ones are chosen to suit the age. */
export function chooseTraits(
  row: Pick<CastRow, 'reason' | 'status' | 'body' | 'tattoos'>,
  age: number,
  dice: Dice,
): CastTraits {
  const alone: readonly (readonly [TraitValue<'relationship_status'>, number])[] =
    age < 40
      ? [
          ['single', 5],
          ['unmarried', 1],
        ]
      : [
          ['single', 2],
          ['divorced', 3],
          ['unmarried', 1],
          ...(age > 55 ? ([['widowed', 1]] as const) : []),
        ]
  return {
    signup_reason: row.reason,
    relationship_status: row.status ?? dice.pickWeighted(alone),
    body_type:
      row.body ??
      dice.pickWeighted([
        ['normal', 6],
        ['slim', 3],
        ['fat', 2],
      ]),
    tattoos:
      row.tattoos ??
      dice.pickWeighted(
        age < 45
          ? [
              ['none', 5],
              ['some', 4],
              ['many', 1],
            ]
          : [
              ['none', 8],
              ['some', 1],
            ],
      ),
  }
}

/** The traits that a row, its age or its portrait decides. */
const decided: readonly Trait[] = [
  'signup_reason',
  'relationship_status',
  'body_type',
  'tattoos',
  'hair_colour',
  'eye_colour',
]

/**
 * Returns answers to all other traits, or to none of some; each by dice of its own, so that a new
 * trait changes nothing else.
 */
export function chooseOtherTraits(seed: string): { readonly [T in Trait]?: TraitAnswer<T> | null } {
  const entries = traitNames
    .filter((trait) => !decided.includes(trait))
    .map((trait) => {
      const dice = createDice(`${trait} of ${seed}`)
      const { choices, several } = traits[trait]
      const choice = dice.next() < 0.3 ? null : dice.pick(choices)
      return [trait, several && choice !== null ? [choice] : choice]
    })
  return Object.fromEntries(entries) as { readonly [T in Trait]?: TraitAnswer<T> | null }
}
