import type { Site } from '#features/site/sites/index.ts'
import type { AdsDeps } from './deps.ts'
import { countResold, countRunning } from './store-figures.ts'

/**
 * Counts the ads a site has at an instant: its own, and members of our other sites who chose to be
 * shown; 0 if ads are off (BEY-04).
 */
export type CountAds = (site: Site, now: Date) => Promise<number>

export function createCountAds({ database, sites }: Pick<AdsDeps, 'database' | 'sites'>): CountAds {
  return async (site, now) => {
    if (!site.settings.member_resell) return 0
    const homes = (await sites.allSites()).filter(
      (one) => one.pool !== site.pool && one.settings.member_resell,
    )
    const [running, resold] = await Promise.all([
      countRunning(database, site.id, now),
      countResold(
        database,
        homes.map(({ id }) => id),
      ),
    ])
    return running + resold
  }
}
