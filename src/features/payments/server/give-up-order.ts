import type { OrderDeps } from './deps.ts'
import { GatewayUnreachable } from './gateway.ts'
import type { HearTruth } from './hear-truth.ts'
import { selectOrder } from './store.ts'

/** Gives up an own order that waits to be paid; false when it may still be paid, and so everything stays. */
export type GiveUpOrder = (own: { readonly account: number; readonly order: string }, now: Date) => Promise<boolean>

/** Makes it: the provider closes the payment first, and the order ends as it says. */
export function giveUpOrder(
  { database, log, gateways }: Pick<OrderDeps, 'database' | 'log' | 'gateways'>,
  truthOf: (gateway: string) => HearTruth | null,
): GiveUpOrder {
  return async (own, now) => {
    const found = await selectOrder(database, own)
    if (found === null || found.ref === null || found.status !== 'created') return false
    const [gateway, truth] = [gateways.byId(found.gateway), truthOf(found.gateway)]
    if (gateway?.cancelPayment === undefined || truth === null) return false
    try {
      await gateway.cancelPayment(found.ref)
    } catch (error) {
      if (!(error instanceof GatewayUnreachable)) throw error
      log.warn({ id: found.order_id, error }, 'a payment could not be given up')
      return false
    }
    await truth.ofPayment(found.ref, 'asked', now)
    return true
  }
}
