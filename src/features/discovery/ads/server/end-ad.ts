import { looksLikeId } from '#kernel/id.ts'
import type { Handler } from '#kernel/handler.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract } from '../contract/ads.ts'
import type { AdsDeps } from './deps.ts'
import { updateEnded } from './store-placing.ts'

/**
 * Ends an ad immediately and writes an audit entry. If it has already ended, nothing changes and
 * nothing is written.
 */
export function endAd({
  database,
  sites,
  note,
}: Pick<AdsDeps, 'database' | 'sites' | 'note'>): Handler<(typeof contract)['ads.end_ad'], Site> {
  return async ({ ad }, { viewer, now }) => {
    if (!looksLikeId(ad)) return refuse('not_found')
    return database.transaction(async (tx) => {
      const endedAd = await updateEnded(tx, ad, now)
      if (endedAd === null) return refuse('not_found')
      const site = (await sites.allSites()).find(({ id }) => id === endedAd.site)?.name ?? null
      if (endedAd.ended)
        await note(tx, viewer, { act: 'ads.ended', about: ad, facts: { site } }, now)
      return null
    })
  }
}
