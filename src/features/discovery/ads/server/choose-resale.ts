import type { Handler } from '#kernel/handler.ts'
import { refuse } from '#kernel/refusal.ts'
import { newId } from '#platform/server/random.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract } from '../contract/ads.ts'
import type { AdsDeps } from './deps.ts'
import { deleteResale, insertResale } from './store-resale.ts'

/**
 * Lets the member be shown as an ad on our other sites, or revokes it; only the member can do so
 * (PRO-12).
 */
export function chooseResale({
  database,
}: Pick<AdsDeps, 'database'>): Handler<(typeof contract)['ads.choose_resale'], Site> {
  return async ({ resold }, { site, viewer, now }) => {
    if (!resold) await deleteResale(database, viewer.account)
    else if (!site.settings.member_resell) return refuse('ads.not_offered')
    else await insertResale(database, viewer.account, newId(), now)
    return { resold }
  }
}
