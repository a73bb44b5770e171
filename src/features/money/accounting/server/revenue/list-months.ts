import type { Handler } from '#kernel/handler.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract } from '../../contract/revenue.ts'
import type { RevenueReportsDeps } from './deps.ts'
import { selectMonths } from './store.ts'

/** Revenue by month, in the time zone of the requesting office's site (CRED-13). */
export function listMonths({
  database,
}: RevenueReportsDeps): Handler<(typeof contract)['revenue.list_months'], Site> {
  return async (_, { site }) => ({ months: await selectMonths(database, site.timeZone) })
}
