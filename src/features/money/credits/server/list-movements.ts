import type { Handler } from '#kernel/handler.ts'
import type { contract } from '../contract.ts'
import type { CreditsDeps } from './deps.ts'
import { selectMovements } from './store.ts'

const pageSize = 30

/** The own statement, page by page (CRED-01). */
export function listMovements({
  database,
}: Pick<CreditsDeps, 'database'>): Handler<(typeof contract)['credits.list_movements'], unknown> {
  return async ({ before }, { viewer }) => {
    // One more than is shown tells whether there are further ones.
    const found = await selectMovements(database, {
      account: viewer.account,
      before: before ?? null,
      limit: pageSize + 1,
    })
    const shown = found.slice(0, pageSize)
    return {
      movements: shown.map((movement) => ({ ...movement, at: movement.at.toISOString() })),
      next: found.length > pageSize ? (shown.at(-1)?.number ?? null) : null,
    }
  }
}
