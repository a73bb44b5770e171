import type { Handler } from '#kernel/handler.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract } from '../../contract/revenue.ts'
import { getQuarter } from '../../rules/revenue/quarter.ts'
import { getDeclaration } from '../../rules/revenue/get-declaration.ts'
import type { RevenueReportsDeps } from './deps.ts'
import { selectQuarters, selectTax } from './store.ts'

/** The tax of a quarter by country and rate, and where each is declared (CRED-13). */
export function readTax({
  database,
}: RevenueReportsDeps): Handler<(typeof contract)['revenue.read_tax'], Site> {
  return async ({ quarter = null }, { site, now }) => {
    const running = getQuarter(now, site.timeZone)
    const requestedQuarter = quarter ?? running
    const [rows, issued] = await Promise.all([
      selectTax(database, requestedQuarter),
      selectQuarters(database),
    ])
    return {
      quarter: requestedQuarter,
      quarters: [...new Set([running, requestedQuarter, ...issued])].toSorted().toReversed(),
      rows: rows.map(({ seller_country, ...row }) => ({
        declared: getDeclaration({ seller: seller_country, country: row.country }),
        ...row,
      })),
    }
  }
}
