import type { Locale } from '#kernel/locale.ts'
import type { Refusal } from '#kernel/refusal.ts'
import type { Transaction } from '#platform/server/postgres/database.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { OrderView } from '../contract/payments.ts'
import type { OrderDeps } from './deps.ts'
import { CardRefused, GatewayUnreachable, type ProviderPaymentRequest } from './gateways/gateway.ts'
import type { PaymentSync } from './webhooks/sync-payment.ts'
import { toOrderView } from './to-order-view.ts'
import { savePayment, type OrderRow, selectOrder } from './store.ts'

/** A saved card that pays for an order; provided by a higher feature. */
export interface SavedCard {
  /** The gateway that stores the card and is the only one able to charge it. */
  readonly gateway: string
  readonly token: string
  /** Called when the provider no longer has the card. */
  refused(order: string): Promise<void>
}

/** A saved card with hooks for placing an order. */
export interface SavedCardPayment<Code extends string = never> extends SavedCard {
  /**
   * Why the order may not be placed; null if it may. Runs under the account's lock, so that no
   * other order is placed at the same time.
   */
  check(tx: Transaction): Promise<Refusal<Code> | null>
  /** Called in the transaction with the id of the order. */
  placed(tx: Transaction, order: string): Promise<void>
}

/** The account, site and time of a payment, and the language for the provider. */
interface Paying {
  readonly account: number
  readonly locale: Locale
  readonly site: Site
  readonly now: Date
}

/**
 * Charges a saved card for a placed order, unless already done, and returns the order with the
 * provider's result.
 */
export type PayByCard = (
  row: OrderRow,
  card: SavedCard,
  paying: Paying,
) => Promise<{ order: OrderView; redirect: string | null }>

/**
 * Charges saved cards (CRED-06). An order is charged once, however often this is called, because
 * the attempt is the idempotency key. If the provider does not respond, the order stays pending,
 * because it is unknown whether it was charged.
 */
export function payByCard(
  deps: Pick<OrderDeps, 'database' | 'log' | 'gateways' | 'phrases' | 'siteUrl'>,
  syncFor: (gateway: string) => PaymentSync | null,
): PayByCard {
  const { database, log, gateways } = deps

  async function charge(row: OrderRow, card: SavedCard, paying: Paying): Promise<void> {
    const [gateway, sync] = [gateways.byId(row.gateway), syncFor(row.gateway)]
    // Once the provider has returned an id, the payment is queried and never created again.
    if (gateway === null || sync === null || row.status !== 'created' || row.ref !== null) return
    try {
      const payment = await gateway.charge({
        ...toPaymentRequest(deps, row, paying),
        token: card.token,
      })
      await savePayment(database, {
        attempt: row.attempt,
        ref: payment.providerId,
        redirectUrl: payment.redirectUrl,
      })
      await sync.ofPayment(payment.providerId, 'asked', paying.now)
    } catch (error) {
      if (error instanceof CardRefused) {
        const { attempt, price_minor: amountMinor, currency } = row
        await card.refused(row.order_id)
        await sync.ofRefusedAttempt({ attempt, amountMinor, currency }, paying.now)
      } else if (error instanceof GatewayUnreachable) {
        log.warn({ id: row.order_id, error }, 'a card could not be charged')
      } else throw error
    }
  }

  return async (row, card, paying) => {
    await charge(row, card, paying)
    const now = await selectOrder(database, { account: paying.account, order: row.order_id })
    const order = toOrderView(now ?? row)
    return { order, redirect: order.redirect }
  }
}

/** The request to the provider for an order, identical on every attempt. */
export function toPaymentRequest(
  { phrases, siteUrl }: Pick<OrderDeps, 'phrases' | 'siteUrl'>,
  row: OrderRow,
  { locale, site }: Pick<Paying, 'locale' | 'site'>,
): Omit<ProviderPaymentRequest, 'keepCard'> {
  return {
    attempt: row.attempt,
    amountMinor: row.price_minor,
    currency: row.currency,
    method: row.method,
    country: row.country,
    locale,
    description: phrases.translate(locale, 'payments.description', {
      credits: row.credits,
      site: site.name,
    }),
    returnPath: `/transactions/${row.order_id}`,
    siteUrl: siteUrl(site),
  }
}
