import type { Asks } from '#kernel/call.ts'
import type { Context, Viewer } from '#kernel/context.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Site } from '#features/sites/rules/site.ts'
import type { contract } from '../contract.ts'
import type { OrderDeps } from './deps.ts'
import { codeRefused, type Discounted } from './discounted.ts'
import type { GiveUpOrder } from './give-up-order.ts'

/**
 * Frees a code that another order of the member has: one that was used is used; one that waits with an order to be paid comes along
 * when that very order is given up for the new one. Null once it is free.
 */
export async function freeCode(
  deps: OrderDeps,
  asked: {
    readonly wish: Pick<Asks<(typeof contract)['payments.start_order']>, 'instead_of'>
    readonly hold: Discounted['hold']
    readonly giveUp: GiveUpOrder
  },
  context: Context<Site, Viewer>,
) {
  const { wish, hold, giveUp } = asked
  const holder = hold === undefined ? null : ((await deps.discounts?.holderOf(deps.database, hold)) ?? null)
  if (holder === null) return null
  if (holder.status === 'used') return codeRefused(deps, { reason: 'code_used', field: 'code' }, context)
  const given =
    wish.instead_of === holder.order &&
    (await giveUp({ account: context.viewer.account, order: holder.order }, context.now))
  return given ? null : refuse('payments.code_held', { field: 'code', with: { order: holder.order } })
}
