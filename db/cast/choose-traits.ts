import type { TraitValue } from '#features/members/profiles/index.ts'
import type { CastRow } from './cast-row.ts'
import type { Dice } from './dice.ts'

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
