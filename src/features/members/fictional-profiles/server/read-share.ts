import type { Handler } from '#kernel/handler.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract } from '../contract.ts'
import { type ProfileCounts, fictionalShare } from '../rules/fictional-share.ts'
import type { FictionalProfilesDeps } from './deps.ts'
import { countKinds } from './store.ts'

/** How long a count is cached: counting reads every profile of a pool. */
const countedMs = 10 * 60_000

/**
 * Counts the profiles of a site’s pool by kind, at most every ten minutes (F9). A site that has
 * fictional profiles switched off reports none.
 */
export type CountProfiles = (
  site: Pick<Site, 'pool' | 'settings'>,
  now: Date,
) => Promise<ProfileCounts>

export function createProfileCounter({
  database,
}: Pick<FictionalProfilesDeps, 'database'>): CountProfiles {
  const counted = new Map<
    number,
    { readonly at: number; readonly counts: Promise<ProfileCounts> }
  >()
  return async ({ pool, settings }, now) => {
    const cached = counted.get(pool)
    const fresh = cached !== undefined && Math.abs(now.getTime() - cached.at) < countedMs
    const counts = fresh ? cached.counts : countKinds(database, pool)
    if (!fresh) counted.set(pool, { at: now.getTime(), counts })
    // A failed count is not cached.
    const { members, fictional } = await counts.catch((fault: unknown) => {
      counted.delete(pool)
      throw fault
    })
    return { members, fictional: settings.fictional ? fictional : 0 }
  }
}

/** Returns the counts with the share of fictional profiles, to anyone. */
export function readShare(
  count: CountProfiles,
): Handler<(typeof contract)['fictional_profiles.read_share'], Site> {
  return async (_, { site, now }) => {
    const counts = await count(site, now)
    return { ...counts, share: fictionalShare(counts) }
  }
}
