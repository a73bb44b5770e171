import type { Database } from '#platform/server/postgres/database.ts'
import type { Proof } from '#features/claims/server/index.ts'
import { matchChance } from '../rules/match-chance.ts'
import { selectStrata } from './store-match-chance.ts'

/** The chance of a match with Premium against that of free members who are alike, for the claims (BEY-05). */
export function proveMatchChance({ database }: { readonly database: Database }): Proof {
  return async ({ site, from, until }) => {
    const found = matchChance(await selectStrata(database, { pool: site.pool, from, until }))
    if (found === null) return []
    const { gain, low, high, premium, free, holds } = found
    const values = {
      // Never told higher than it is.
      gain_share: Math.floor(gain * 100) / 100,
      low_share: Math.floor(low * 100) / 100,
      high_share: Math.ceil(high * 100) / 100,
      premium_people: premium.people,
      free_people: free.people,
      premium_matched_share: premium.matched / premium.people,
      free_matched_share: free.matched / free.people,
    }
    return [{ subject: '', from, until, sample: premium.people + free.people, holds: holds && gain >= 0.01, values }]
  }
}
