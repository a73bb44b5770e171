import { interestGroups } from '#features/members/profiles/index.ts'
import type { Interest } from '#features/site/sites/index.ts'
import type { Dice } from './dice.ts'

/** Excludes intimate interests: those are only for people who consented themselves. */
const harmless: readonly Interest[] = [...interestGroups.everyday, 'hugging', 'massages', 'kissing']

/** Adds everyday interests to the named ones until there are `count`. */
export function fillInterests(named: readonly Interest[], count: number, dice: Dice): Interest[] {
  const chosen = new Set(named)
  while (chosen.size < count) chosen.add(dice.pick(harmless))
  return [...chosen]
}
