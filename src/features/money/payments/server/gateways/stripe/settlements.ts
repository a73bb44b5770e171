import type Stripe from 'stripe'
import type { PaymentGateway, SettlementLine } from '../gateway.ts'
import { type CallStripe, toId } from './client.ts'
import { toMinorUnits } from './read-payment.ts'

const daySeconds = 86_400

/** The meaning of Stripe's balance transaction types; all others are `other`. */
const kinds: Readonly<Record<string, SettlementLine['kind']>> = {
  charge: 'payment',
  payment: 'payment',
  refund: 'refund',
  payment_refund: 'refund',
  refund_failure: 'refund',
  payment_failure_refund: 'chargeback',
  payment_reversal: 'chargeback',
  stripe_fee: 'fee',
  stripe_fx_fee: 'fee',
  tax_fee: 'fee',
  payout: 'payout',
}

/** The settlement part of the Stripe adapter: the transactions of each payout that arrived. */
export function createSettlementReader(
  call: CallStripe,
): Required<Pick<PaymentGateway, 'settlements'>> {
  return {
    settlements: async (day) =>
      (await call(async (stripe) => {
        const gte = new Date(`${day}T00:00:00Z`).getTime() / 1000
        const arrived = { arrival_date: { gte, lt: gte + daySeconds }, status: 'paid', limit: 100 }
        const lines: SettlementLine[] = []
        const pages = new Map<string, string>()
        for await (const payout of stripe.payouts.list(arrived))
          for await (const moved of stripe.balanceTransactions.list({
            payout: payout.id,
            limit: 100,
            expand: ['data.source'],
          }))
            lines.push(...toLines(moved, await findProviderId(stripe, moved.source, pages)))
        return lines
      })) ?? [],
  }
}

/** A gross transaction, and the fee deducted by Stripe. */
function toLines(moved: Stripe.BalanceTransaction, providerId: string | null): SettlementLine[] {
  const currency = moved.currency.toUpperCase()
  const kind =
    moved.type === 'adjustment' && isDispute(moved.source)
      ? 'chargeback'
      : (kinds[moved.type] ?? 'other')
  const line = {
    kind,
    providerId,
    currency,
    id: moved.id,
    amountMinor: signed(moved.amount, currency),
  }
  const fee = signed(moved.fee, currency)
  return [
    line,
    ...(fee === 0
      ? []
      : [{ ...line, kind: 'fee' as const, id: `${moved.id}:fee`, amountMinor: -fee }]),
  ]
}

type Source = Stripe.BalanceTransaction['source']

const isDispute = (source: Source) => typeof source === 'object' && source?.object === 'dispute'

/**
 * The id with which a transaction's payment was created: the page's, or its own if there is no
 * page.
 */
async function findProviderId(
  stripe: Stripe,
  source: Source,
  cache: Map<string, string>,
): Promise<string | null> {
  if (typeof source !== 'object' || source === null || !('payment_intent' in source)) return null
  const intent = toId(source.payment_intent)
  if (intent === null) return null
  const before = cache.get(intent)
  if (before !== undefined) return before
  const [session] = (await stripe.checkout.sessions.list({ payment_intent: intent, limit: 1 })).data
  const name = session?.id ?? intent
  cache.set(intent, name)
  return name
}

/** Converts a Stripe amount that may be negative to minor units. */
function signed(amount: number, currency: string): number {
  return amount < 0 ? -toMinorUnits(-amount, currency) : toMinorUnits(amount, currency)
}
