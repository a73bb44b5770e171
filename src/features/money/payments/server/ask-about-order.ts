import type { OrderDeps } from './deps.ts'
import type { HearTruth } from './hear-truth.ts'
import { selectOrder } from './store.ts'

/**
 * Queries the provider about one of the member's orders; changes nothing if the provider does not
 * answer.
 */
export type AskAboutOrder = (own: { readonly account: number; readonly order: string }, now: Date) => Promise<void>

/** A payment still open at the provider whose order is closed here is cancelled there. */
export function askAboutOrder(
  { database }: Pick<OrderDeps, 'database'>,
  truthOf: (gateway: string) => HearTruth | null,
): AskAboutOrder {
  return async (own, now) => {
    const found = await selectOrder(database, own)
    if (found !== null && found.ref !== null) await truthOf(found.gateway)?.ofPayment(found.ref, 'asked', now)
  }
}
