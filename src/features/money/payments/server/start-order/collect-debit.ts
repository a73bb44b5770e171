import type { Context, Viewer } from '#kernel/context.ts'
import { refuse, type Refusal } from '#kernel/refusal.ts'
import type { Transaction } from '#platform/server/postgres/database.ts'
import type { Site } from '#features/site/sites/index.ts'
import { type DebitCollection, type Debit, DebitRefused } from '../debit.ts'
import type { OrderDeps } from '../deps.ts'
import { GatewayUnreachable, type PaymentGateway } from '../gateways/gateway.ts'
import { toOrderView } from '../to-order-view.ts'
import { savePayment, type NewOrder, type OrderRow } from '../store.ts'
import { applyReport, setNextCheck } from '../webhooks/store-payment-states.ts'

/** Hooks of the feature that keeps the mandates, run while an order by direct debit is placed. */
export interface DebitOrderHooks {
  /**
   * Why the order may not be placed; null if it may or has already been placed. Runs in the
   * transaction that places it.
   */
  check(
    tx: Transaction,
    newOrder: NewOrder,
    now: Date,
  ): Promise<Refusal<'payments.direct_debit_limit' | 'payments.form_needed'> | null>
  /** Signs the mandate of a new order, in the same transaction after it was placed. */
  placed(tx: Transaction, newOrder: NewOrder, now: Date): Promise<void>
  /** The debit to collect for an order; null if no mandate was signed for it. */
  signed(order: string): Promise<Debit | null>
  /** Called once the collection has started, with the provider's data about the mandate. */
  collected(
    order: string,
    by: Omit<DebitCollection, 'providerId'> & { readonly gateway: string },
  ): Promise<void>
}

/**
 * Has the provider collect an order, unless already started. If the provider refuses immediately,
 * the order fails.
 */
export async function collectDebit(
  deps: Pick<OrderDeps, 'database' | 'log' | 'phrases' | 'siteUrl'>,
  {
    placed,
    at,
    debit: by,
  }: { placed: OrderRow; at: PaymentGateway | null; debit: DebitOrderHooks },
  { locale, site, now }: Context<Site, Viewer>,
) {
  const { database, log, phrases } = deps
  const { order_id: order, attempt, price_minor: amountMinor, currency } = placed
  if (placed.ref !== null || placed.status !== 'created')
    return { order: toOrderView(placed), redirect: null }
  const debit = await by.signed(order)
  if (debit === null) return refuse('payments.form_needed', { field: 'method' })
  if (at?.collect === undefined) return refuse('payments.gateway_timeout')
  try {
    const { providerId, ...said } = await at.collect({
      attempt,
      amountMinor,
      currency,
      country: placed.country,
      locale,
      description: phrases.translate(locale, 'payments.description', {
        credits: placed.credits,
        site: site.name,
      }),
      returnPath: `/transactions/${order}`,
      siteUrl: deps.siteUrl(site),
      debit,
    })
    await savePayment(database, { attempt, ref: providerId, redirectUrl: null })
    await by.collected(order, { ...said, gateway: at.id })
    return { order: toOrderView(placed), redirect: null }
  } catch (error) {
    if (error instanceof DebitRefused) {
      const no = {
        gateway: at.id,
        ref: null,
        attempt,
        state: 'failed',
        amountMinor,
        currency,
        cause: 'asked',
      } as const
      await database.transaction(async (tx) => {
        await applyReport(tx, no, now)
        await setNextCheck(tx, placed.key, null)
      })
      return refuse('payments.debit_refused', { field: 'iban' })
    }
    if (!(error instanceof GatewayUnreachable)) throw error
    log.warn({ id: order, error }, 'a direct debit could not be collected')
    return refuse('payments.gateway_timeout')
  }
}
