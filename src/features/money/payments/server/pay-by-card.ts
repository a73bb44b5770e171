import type { Locale } from '#kernel/locale.ts'
import type { Refusal } from '#kernel/refusal.ts'
import type { Transaction } from '#platform/server/postgres/database.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { OrderView } from '../contract.ts'
import type { OrderDeps } from './deps.ts'
import { CardRefused, GatewayUnreachable, type PaymentWish } from './gateway.ts'
import type { HearTruth } from './hear-truth.ts'
import { showOrder } from './show-order.ts'
import { keepPayment, type OrderRow, selectOrder } from './store.ts'

/** A saved card that pays for an order; provided by a higher feature. */
export interface KeptCard {
  /** The gateway that stores the card and is the only one able to charge it. */
  readonly gateway: string
  readonly token: string
  /** Called when the provider no longer knows the card. */
  refused(order: string): Promise<void>
}

/** A saved card with hooks for placing an order. */
export interface CardWay<Code extends string = never> extends KeptCard {
  /**
   * Why the order may not be placed; null if it may. Runs under the account's lock, so that no
   * other order is placed at the same time.
   */
  judge(tx: Transaction): Promise<Refusal<Code> | null>
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
  placed: OrderRow,
  card: KeptCard,
  paying: Paying,
) => Promise<{ order: OrderView; redirect: string | null }>

/**
 * Charges saved cards (CRED-06). An order is charged once however often this is called: the attempt
 * is the idempotency key. If the provider does not respond, the order keeps waiting, because it is
 * unknown whether it was charged.
 */
export function payByCard(
  deps: Pick<OrderDeps, 'database' | 'log' | 'gateways' | 'phrases' | 'siteUrl'>,
  truthOf: (gateway: string) => HearTruth | null,
): PayByCard {
  const { database, log, gateways } = deps

  async function charge(placed: OrderRow, card: KeptCard, paying: Paying): Promise<void> {
    const [gateway, truth] = [gateways.byId(placed.gateway), truthOf(placed.gateway)]
    // Once the provider has returned an id, the payment is queried and never created again.
    if (gateway === null || truth === null || placed.status !== 'created' || placed.ref !== null) return
    try {
      const made = await gateway.charge({ ...paymentOf(deps, placed, paying), token: card.token })
      await keepPayment(database, { attempt: placed.attempt, ref: made.providerId, redirectUrl: made.redirectUrl })
      await truth.ofPayment(made.providerId, 'asked', paying.now)
    } catch (error) {
      if (error instanceof CardRefused) {
        const { attempt, price_minor: amountMinor, currency } = placed
        await card.refused(placed.order_id)
        await truth.ofRefusedAttempt({ attempt, amountMinor, currency }, paying.now)
      } else if (error instanceof GatewayUnreachable) {
        log.warn({ id: placed.order_id, error }, 'a card could not be charged')
      } else throw error
    }
  }

  return async (placed, card, paying) => {
    await charge(placed, card, paying)
    const now = await selectOrder(database, { account: paying.account, order: placed.order_id })
    const order = showOrder(now ?? placed)
    return { order, redirect: order.redirect }
  }
}

/** The request to the provider for an order, identical on every attempt. */
export function paymentOf(
  { phrases, siteUrl }: Pick<OrderDeps, 'phrases' | 'siteUrl'>,
  placed: OrderRow,
  { locale, site }: Pick<Paying, 'locale' | 'site'>,
): Omit<PaymentWish, 'keepCard'> {
  return {
    attempt: placed.attempt,
    amountMinor: placed.price_minor,
    currency: placed.currency,
    method: placed.method,
    country: placed.country,
    locale,
    description: phrases.translate(locale, 'payments.description', { credits: placed.credits, site: site.name }),
    returnPath: `/transactions/${placed.order_id}`,
    siteUrl: siteUrl(site),
  }
}
