import type { Handlers } from '#kernel/handler.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract } from '../../contract/revenue.ts'
import type { TurnoverDeps } from './deps.ts'
import { listMonths } from './list-months.ts'
import { readTax } from './read-tax.ts'

export type { TurnoverDeps } from './deps.ts'

export interface Turnover {
  readonly handlers: Handlers<typeof contract, Site>
}

/** Revenue over time, read from the revenue ledger and the invoices; stores nothing itself. */
export function createTurnover(deps: TurnoverDeps): Turnover {
  return { handlers: { 'revenue.list_months': listMonths(deps), 'revenue.read_tax': readTax(deps) } }
}
