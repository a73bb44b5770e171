import type { Handler } from '#kernel/handler.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract } from '../contract/ads.ts'
import type { AdsDeps } from './deps.ts'
import { selectResale } from './store-resale.ts'

/**
 * Whether the member is shown as an ad on other sites. Members who chose it while the site offered
 * it can still revoke it afterwards.
 */
export function readResale({
  database,
}: Pick<AdsDeps, 'database'>): Handler<(typeof contract)['ads.read_resale'], Site> {
  return async (_, { site, viewer }) => {
    const resold = (await selectResale(database, viewer.account)) !== null
    return { resold, offered: site.settings.member_resell || resold }
  }
}
