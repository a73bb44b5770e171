import type { Handler } from '#kernel/handler.ts'
import { looksLikeId } from '#kernel/id.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Site } from '#features/site/sites/rules/site.ts'
import type { contract } from '../contract.ts'
import { isOpen } from '../rules/order-status.ts'
import type { OrderDeps } from './deps.ts'
import type { HearTruth } from './hear-truth.ts'
import { showOrder } from './show-order.ts'
import { type OrderRow, selectOrder, takeTurn } from './store.ts'

/** However many tabs wait for an order, the provider is asked about it once in this time. */
const pauseMs = 3000
/** A provider that was asked again and again and was not heard for so long does not answer. */
const silenceMs = 15_000

/** An own order (CRED-05). Who waits for one is not left waiting for a webhook that was lost. */
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
    // Somebody else has just asked; whether they had an answer shows in when the provider was last heard.
    if (!(await takeTurn(database, found.key, new Date(now.getTime() - pauseMs), now)))
      return { ...showOrder(found), provider_silent: isSilent(found, now) }
    const learned = await truth.ofPayment(found.ref, 'asked', now)
    // A webhook may have been faster, so whatever was learned, the order is read anew.
    const after = (await selectOrder(database, asked)) ?? found
    return { ...showOrder(after), provider_silent: learned === 'silent' && isOpen(after.status) }
  }
}

function isSilent({ status_received_at: heard, created_at: placed }: OrderRow, now: Date): boolean {
  return now.getTime() - (heard ?? placed).getTime() > silenceMs
}
