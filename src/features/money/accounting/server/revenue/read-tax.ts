import type { Handler } from '#kernel/handler.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract } from '../../contract/revenue.ts'
import { quarterOf } from '../../rules/revenue/quarter.ts'
import { whereDeclared } from '../../rules/revenue/where-declared.ts'
import type { TurnoverDeps } from './deps.ts'
import { selectQuarters, selectTax } from './store.ts'

/** The tax of a quarter by country and rate, and where each is declared (CRED-13). */
export function readTax({ database }: TurnoverDeps): Handler<(typeof contract)['revenue.read_tax'], Site> {
  return async ({ quarter = null }, { site, now }) => {
    const running = quarterOf(now, site.timeZone)
    const asked = quarter ?? running
    const [rows, issued] = await Promise.all([selectTax(database, asked), selectQuarters(database)])
    return {
      quarter: asked,
      quarters: [...new Set([running, asked, ...issued])].toSorted().toReversed(),
      rows: rows.map(({ seller_country, ...row }) => ({
        declared: whereDeclared({ seller: seller_country, country: row.country }),
        ...row,
      })),
    }
  }
}
