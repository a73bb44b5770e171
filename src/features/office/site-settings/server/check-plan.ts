import type { Transaction } from '#platform/server/postgres/database.ts'
import type { SitePlan } from '#features/site/sites/server/index.ts'
import { type ChangeProblem, findChangeProblem } from '../rules/find-problem.ts'
import type { SiteSettingsDeps } from './deps.ts'
import { countOpenOrders } from './store.ts'

/** Finds what is wrong with a planned change of a site (OPS-08). */
export async function checkPlan(
  tx: Transaction,
  { site: before, after: sites, takenHost }: SitePlan,
  {
    ownHost,
    production,
    isOfficeReachable,
  }: Pick<SiteSettingsDeps, 'production' | 'isOfficeReachable'> & { readonly ownHost: string },
): Promise<ChangeProblem | null> {
  const after = sites.find(({ id }) => id === before.id) ?? before
  return findChangeProblem({
    before,
    after,
    pool: sites.filter(({ pool }) => pool === before.pool),
    takenHost,
    ownHost,
    officeReachable: isOfficeReachable(sites),
    openOrders: before.currency === after.currency ? 0 : await countOpenOrders(tx, before.id),
    production,
  })
}
