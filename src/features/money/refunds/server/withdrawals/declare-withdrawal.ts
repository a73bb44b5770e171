import type { Handler } from '#kernel/handler.ts'
import { refuse } from '#kernel/refusal.ts'
import type { AsyncSubscriber } from '#platform/server/events/emit.ts'
import { emailKey, isEmail } from '#features/members/accounts/index.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract } from '../../contract/refunds.ts'
import type { RefundsDeps } from '../deps.ts'
import {
  endDeclaration,
  insertDeclaration,
  selectPendingDeclaration,
} from './store-declarations.ts'
import { withdrawFrom } from './withdraw.ts'

type Deps = Pick<RefundsDeps, 'database' | 'emit' | 'siteById'>

/**
 * Accepts a withdrawal by order number and address (BEY-10). Nothing is looked up before the
 * response, so that it is identical in every respect whether or not the order exists.
 */
export function declareWithdrawal({
  database,
  emit,
}: Pick<Deps, 'database' | 'emit'>): Handler<(typeof contract)['refunds.declare'], Site> {
  return async ({ id, order, email, name }, { site, now }) => {
    if (order.trim() === '') return refuse('refunds.order_required', { field: 'order' })
    if (!isEmail(email.trim())) return refuse('refunds.email_required', { field: 'email' })
    await database.transaction(async (tx) => {
      const declaration = {
        id,
        site: site.id,
        pool: site.pool,
        order,
        email: email.trim(),
        emailKey: emailKey(email),
        name,
      }
      const isNew = await insertDeclaration(tx, declaration, now)
      if (isNew) await emit(tx, 'refunds.declared', { declaration: id }, now)
    })
    return null
  }
}

/** Matches a declaration to an order and withdraws from it as of the moment of declaration. */
export function matchDeclaration(deps: Deps): AsyncSubscriber<{ declaration: string }> {
  return async function judgeDeclared({ declaration }, { now }) {
    await deps.database.transaction(async (tx) => {
      const declared = await selectPendingDeclaration(tx, declaration)
      if (declared === null) return
      const { order, account, at } = declared
      const verdict =
        order === null || account === null
          ? 'not_there'
          : await withdrawFrom(deps, tx, { order, account, by: 'visitor', at }, now)
      if (order !== null && verdict === 'over')
        await deps.emit(tx, 'refunds.withdrawal_late', { order, at: at.toISOString() }, now)
      await endDeclaration(tx, declaration, verdict !== 'not_there' && verdict !== 'unpaid')
    })
  }
}
