import type { Handler } from '#kernel/handler.ts'
import type { contract } from '../contract.ts'
import { buildReceipt } from '../rules/build-receipt.ts'
import type { CreditsDeps } from './deps.ts'
import { selectMovementsFor } from './store.ts'

/**
 * Cost of one conversation for the reader (BEY-06). Only the reader's own movements are read, so no
 * further access check is needed.
 */
export function readReceipt({
  database,
}: Pick<CreditsDeps, 'database'>): Handler<(typeof contract)['credits.read_receipt'], unknown> {
  return async ({ conversation }, { viewer }) => {
    const movements = await selectMovementsFor(database, viewer.account, conversation)
    return {
      conversation,
      ...buildReceipt(movements),
      movements: movements.map(({ number, kind, reason, credits, bonus, money, at }) => ({
        number,
        kind,
        reason,
        credits,
        bonus,
        money,
        at: at.toISOString(),
      })),
    }
  }
}
