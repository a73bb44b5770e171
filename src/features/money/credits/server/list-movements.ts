import type { Handler } from '#kernel/handler.ts'
import type { contract } from '../contract.ts'
import type { CreditsDeps } from './deps.ts'
import { selectMovements } from './store.ts'

const pageSize = 30

/** The member's credit statement, page by page (CRED-01). */
export function listMovements({
  database,
}: Pick<CreditsDeps, 'database'>): Handler<(typeof contract)['credits.list_movements'], unknown> {
  return async ({ before }, { viewer }) => {
    // Fetch one more row than the page size to detect further pages.
    const rows = await selectMovements(database, {
      account: viewer.account,
      before: before ?? null,
      limit: pageSize + 1,
    })
    const page = rows.slice(0, pageSize)
    return {
      movements: page.map((movement) => ({ ...movement, at: movement.at.toISOString() })),
      next: rows.length > pageSize ? (page.at(-1)?.number ?? null) : null,
    }
  }
}
