import type { OrderDeps } from './deps.ts'
import type { HearTruth } from './hear-truth.ts'
import { selectOrder } from './store.ts'

/** Asks the provider how an own order stands; where it does not answer, nothing changes. */
export type AskAboutOrder = (own: { readonly account: number; readonly order: string }, now: Date) => Promise<void>

/** Makes it. A payment still open there whose order is closed here is closed with it. */
export function askAboutOrder(
  { database }: Pick<OrderDeps, 'database'>,
  truthOf: (gateway: string) => HearTruth | null,
): AskAboutOrder {
  return async (own, now) => {
    const found = await selectOrder(database, own)
    if (found !== null && found.ref !== null) await truthOf(found.gateway)?.ofPayment(found.ref, 'asked', now)
  }
}
