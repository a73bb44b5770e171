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

/** A card by which an order is paid, of a feature above that keeps it. */
export interface KeptCard {
  /** The gateway that remembers it; it alone can charge it. */
  readonly gateway: string
  readonly token: string
  /** Hears that the provider does not know the card any more. */
  refused(order: string): Promise<void>
}

/** The same, while an order is placed. */
export interface CardWay<Code extends string = never> extends KeptCard {
  /** Why the order is not to be placed so; null where it may be. Nobody else of the account orders meanwhile. */
  judge(tx: Transaction): Promise<Refusal<Code> | null>
  /** Hears in the transaction which order it is. */
  placed(tx: Transaction, order: string): Promise<void>
}

/** Where and when somebody pays, and in which language the provider speaks of it. */
interface Paying {
  readonly account: number
  readonly locale: Locale
  readonly site: Site
  readonly now: Date
}

/** Has a placed order paid by a kept card, unless that was asked for already, and gives the order as the provider's answer leaves it. */
export type PayByCard = (
  placed: OrderRow,
  card: KeptCard,
  paying: Paying,
) => Promise<{ order: OrderView; redirect: string | null }>

/**
 * Makes it (CRED-06). The same order is charged once however often this is asked: the attempt is the provider's key. A provider that
 * does not answer leaves the order waiting, for nobody knows whether it was charged.
 */
export function payByCard(
  deps: Pick<OrderDeps, 'database' | 'log' | 'gateways' | 'phrases' | 'siteUrl'>,
  truthOf: (gateway: string) => HearTruth | null,
): PayByCard {
  const { database, log, gateways } = deps

  async function charge(placed: OrderRow, card: KeptCard, paying: Paying): Promise<void> {
    const [gateway, truth] = [gateways.byId(placed.gateway), truthOf(placed.gateway)]
    // Once the provider has named the payment, it is asked about and never made again.
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

/** What a provider is asked for an order: the same to the byte however often it is asked. */
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
