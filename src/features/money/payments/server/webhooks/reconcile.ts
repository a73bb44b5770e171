import { nextCheck } from '../../rules/next-check.ts'
import type { OrderDeps } from '../deps.ts'
import type { PaymentGateway } from '../gateways/gateway.ts'
import type { PaymentSync } from './sync-payment.ts'
import {
  type DueOrder,
  selectDueOrders,
  selectUnresolvedWebhooks,
  setNextCheck,
} from './store-payment-states.ts'

/**
 * Time after which an attempt is abandoned if the provider never responded; no one has seen its
 * payment page.
 */
const abandonAfterMs = 3_600_000
/** Quarantined webhooks are retried for a day. */
const quarantineMs = 86_400_000
const batch = 100

/**
 * Queries the provider about every due order and again about quarantined webhooks, to compensate
 * for lost, late or missing webhooks. A scheduled job that runs every minute; returns the number of
 * orders queried.
 */
export function reconcile(
  deps: Pick<OrderDeps, 'database' | 'log'>,
  gateway: PaymentGateway,
  sync: PaymentSync,
) {
  const { database, log } = deps

  /**
   * Logs an error and leaves the order for the next run, so that other payments are not blocked.
   */
  async function alone(id: string, action: () => Promise<unknown>): Promise<void> {
    try {
      await action()
    } catch (error) {
      log.error({ id, error }, 'a provider report about a payment could not be applied')
    }
  }

  async function checkOrder(order: DueOrder, now: Date): Promise<void> {
    const {
      key,
      status,
      ref,
      attempt,
      price_minor: amountMinor,
      currency,
      created_at: createdAt,
    } = order
    // Rescheduled before the query, so that an order for which the provider does not respond does
    // not block the queue.
    await setNextCheck(database, key, nextCheck({ status, createdAt }, now))
    if (ref !== null) await alone(ref, () => sync.ofPayment(ref, 'reconciled', now))
    else if (now.getTime() - createdAt.getTime() >= abandonAfterMs)
      await alone(attempt, () => sync.ofLostAttempt({ attempt, amountMinor, currency }, now))
  }

  return async (now: Date): Promise<number> => {
    for (const hint of await selectUnresolvedWebhooks(
      database,
      gateway.id,
      new Date(now.getTime() - quarantineMs),
    ))
      await alone(hint.providerId, () => sync.ofWebhook(hint, now))
    let checked = 0
    for (;;) {
      const due = await selectDueOrders(database, { gateway: gateway.id, limit: batch }, now)
      for (const order of due) await checkOrder(order, now)
      checked += due.length
      if (due.length < batch) return checked
    }
  }
}
