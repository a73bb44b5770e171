import { nextCheck } from '../rules/next-check.ts'
import type { OrderDeps } from './deps.ts'
import type { PaymentGateway } from './gateway.ts'
import type { HearTruth } from './hear-truth.ts'
import { type DueOrder, selectDue, selectUnfinished, setNextCheck } from './store-truth.ts'

/** An attempt the provider never answered to is given up after this long; nobody ever saw its payment page. */
const lostAfterMs = 3_600_000
/** Webhooks that led nowhere are tried again for a day. */
const quarantineMs = 86_400_000
const batch = 100

/**
 * Asks the provider about every order whose time has come, and again about webhooks that led nowhere: what webhooks lost, late or
 * never sent would have said. A timed job, every minute; gives how many orders it asked about.
 */
export function reconcile(deps: Pick<OrderDeps, 'database' | 'log'>, gateway: PaymentGateway, truth: HearTruth) {
  const { database, log } = deps

  /** One that ends in a fault is told of and tried again; it keeps nobody else's money waiting. */
  async function alone(id: string, hear: () => Promise<unknown>): Promise<void> {
    try {
      await hear()
    } catch (error) {
      log.error({ id, error }, 'what a provider said of a payment could not be applied')
    }
  }

  async function checkOrder(due: DueOrder, now: Date): Promise<void> {
    const { key, status, ref, attempt, price_minor: amountMinor, currency, created_at: createdAt } = due
    // Before asking, so that an order the provider cannot answer for does not stand at the front for ever.
    await setNextCheck(database, key, nextCheck({ status, createdAt }, now))
    if (ref !== null) await alone(ref, () => truth.ofPayment(ref, 'reconciled', now))
    else if (now.getTime() - createdAt.getTime() >= lostAfterMs)
      await alone(attempt, () => truth.ofLostAttempt({ attempt, amountMinor, currency }, now))
  }

  return async (now: Date): Promise<number> => {
    for (const hint of await selectUnfinished(database, gateway.id, new Date(now.getTime() - quarantineMs)))
      await alone(hint.providerId, () => truth.ofWebhook(hint, now))
    let asked = 0
    for (;;) {
      const due = await selectDue(database, { gateway: gateway.id, limit: batch }, now)
      for (const order of due) await checkOrder(order, now)
      asked += due.length
      if (due.length < batch) return asked
    }
  }
}
