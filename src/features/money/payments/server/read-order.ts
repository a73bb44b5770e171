import type { Handler } from '#kernel/handler.ts'
import { looksLikeId } from '#kernel/id.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract } from '../contract.ts'
import { isOpen } from '../rules/order-status.ts'
import type { OrderDeps } from './deps.ts'
import type { HearTruth } from './hear-truth.ts'
import { showOrder } from './show-order.ts'
import { type OrderRow, selectOrder, takeTurn } from './store.ts'

/** However many tabs wait for an order, the provider is queried once in this period. */
const pauseMs = 3000
/** A provider that has been queried without an answer for this long counts as not responding. */
const silenceMs = 15_000

/**
 * Returns one of the member's orders (CRED-05). While it waits, the provider is queried, so that a
 * lost webhook does not delay it.
 */
export function readOrder(
  { database }: Pick<OrderDeps, 'database'>,
  truthOf: (gateway: string) => HearTruth | null,
): Handler<(typeof contract)['payments.read_order'], Site> {
  return async ({ order }, { viewer, now }) => {
    const asked = { account: viewer.account, order }
    const found = looksLikeId(order) ? await selectOrder(database, asked) : null
    if (found === null) return refuse('not_found')
    const truth = truthOf(found.gateway)
    if (truth === null || found.ref === null || !isOpen(found.status)) return showOrder(found)
    // Another request has just queried the provider; whether it was answered shows in `heard_at`.
    if (!(await takeTurn(database, found.key, new Date(now.getTime() - pauseMs), now)))
      return { ...showOrder(found), provider_silent: isSilent(found, now) }
    const learned = await truth.ofPayment(found.ref, 'asked', now)
    // A webhook may have been faster, so the order is read again regardless of the result.
    const after = (await selectOrder(database, asked)) ?? found
    return { ...showOrder(after), provider_silent: learned === 'silent' && isOpen(after.status) }
  }
}

function isSilent({ heard_at: heard, created_at: placed }: OrderRow, now: Date): boolean {
  return now.getTime() - (heard ?? placed).getTime() > silenceMs
}
