import type { Handlers } from '#kernel/handler.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract } from '../../contract/revenue.ts'
import type { RevenueReportsDeps } from './deps.ts'
import { listMonths } from './list-months.ts'
import { readTax } from './read-tax.ts'

export type { RevenueReportsDeps } from './deps.ts'

export interface RevenueReports {
  readonly handlers: Handlers<typeof contract, Site>
}

/** Revenue over time, read from the revenue ledger and the invoices; stores nothing itself. */
export function createRevenueReports(deps: RevenueReportsDeps): RevenueReports {
  return {
    handlers: { 'revenue.list_months': listMonths(deps), 'revenue.read_tax': readTax(deps) },
  }
}
