import type { Database } from '#platform/server/postgres/database.ts'
import type { Proof } from '#features/members/verified-claims/server/index.ts'
import { computeMatchChance } from '../rules/compute-match-chance.ts'
import { selectStrata } from './store-match-chance.ts'

/**
 * Compares the chance of a match with Premium with that of comparable free members, for the
 * verified claims (BEY-05).
 */
export function proveMatchChance({ database }: { readonly database: Database }): Proof {
  const find: Proof['find'] = async ({ site, from, until }) => {
    const chance = computeMatchChance(
      await selectStrata(database, { pool: site.pool, from, until }),
    )
    if (chance === null) return []
    const { gain, low, high, premium, free, holds } = chance
    const values = {
      gain_share: wholePercent(gain),
      low_share: wholePercent(low),
      high_share: -wholePercent(-high),
      premium_people: premium.people,
      free_people: free.people,
      premium_matched_share: premium.matched / premium.people,
      free_matched_share: free.matched / free.people,
    }
    return [
      {
        subject: '',
        from,
        until,
        sample: premium.people + free.people,
        holds: holds && gain >= 0.01,
        values,
      },
    ]
  }
  return { find }
}

/**
 * Rounds down to hundredths, so that nothing is overstated; one millionth absorbs floating-point
 * errors.
 */
function wholePercent(share: number): number {
  return Math.floor(share * 100 + 1e-6) / 100
}
