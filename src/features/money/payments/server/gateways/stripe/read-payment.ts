import type Stripe from 'stripe'
import { countryCode, countryOfBank } from '../../../rules/payer-country.ts'
import {
  fromStripeAmount,
  stripeDisputeState,
  stripeFailures,
  stripeState,
} from '../../../rules/provider-codes/stripe-codes.ts'
import type { ProviderPayment, StoredCard } from '../gateway.ts'
import { isAttempt } from '../call-provider.ts'
import { formatCardToken } from './card-token.ts'
import { toId } from './client.ts'
import type { StripePayment } from './find-payment.ts'

/** Converts a payment to the gateway's terms. Throws if Stripe's response cannot be interpreted. */
export async function readPayment(
  stripe: Stripe,
  { session, intent }: StripePayment,
): Promise<ProviderPayment> {
  const state = stripeState({
    session: session && { status: session.status, paymentStatus: session.payment_status },
    intent: intent?.status ?? null,
  })
  const paid = intent?.status === 'succeeded' ? intent.amount_received : null
  const amount = paid ?? session?.amount_total ?? intent?.amount
  const currency = (intent?.currency ?? session?.currency)?.toUpperCase()
  const providerId = session?.id ?? intent?.id
  if (state === null || currency === undefined || providerId === undefined)
    throw new TypeError('a payment that cannot be interpreted')
  const attempt = session?.client_reference_id ?? intent?.metadata.attempt
  return {
    providerId,
    state,
    amountMinor: toMinorUnits(amount, currency),
    currency,
    attempt: isAttempt(attempt) ? attempt : null,
    ...(await readReturns(stripe, intent)),
    storedCard: readStoredCard(intent),
    ...readDetails(intent),
  }
}

/** The country of the paying card or bank, and why the last attempt failed. */
function readDetails(
  intent: Stripe.PaymentIntent | null,
): Pick<ProviderPayment, 'payerCountry' | 'failure'> {
  const charge = intent?.latest_charge
  const paidBy = typeof charge === 'object' ? charge?.payment_method_details : undefined
  const payerCountry =
    countryCode(paidBy?.card?.country ?? paidBy?.sepa_debit?.country ?? paidBy?.paypal?.country) ??
    countryOfBank(paidBy?.ideal?.bic ?? paidBy?.bancontact?.bic)
  const { decline_code: decline = '', code = '' } = intent?.last_payment_error ?? {}
  const failure = stripeFailures[decline] ?? stripeFailures[code] ?? null
  return { ...(payerCountry !== null && { payerCountry }), ...(failure !== null && { failure }) }
}

/** Converts an amount to minor units. */
export function toMinorUnits(amount: number | null | undefined, currency: string): number {
  const minor = fromStripeAmount(amount ?? Number.NaN, currency.toUpperCase())
  if (minor === null || !Number.isSafeInteger(minor)) throw new TypeError('invalid amount')
  return minor
}

/**
 * Refunds and disputes. The charge includes refunds from the day they are created, so completed
 * ones are added up.
 */
async function readReturns(
  stripe: Stripe,
  intent: Stripe.PaymentIntent | null,
): Promise<Pick<ProviderPayment, 'refundedMinor' | 'disputedMinor' | 'dispute'>> {
  const charge = intent?.latest_charge
  const none = { refundedMinor: 0, disputedMinor: 0, dispute: null }
  if (intent === null || typeof charge !== 'object' || charge === null) return none
  let refundedMinor = 0
  if (charge.amount_refunded > 0)
    for await (const refund of stripe.refunds.list({ payment_intent: intent.id, limit: 100 }))
      if (refund.status === 'succeeded')
        refundedMinor += toMinorUnits(refund.amount, refund.currency)
  if (!charge.disputed) return { ...none, refundedMinor }
  const { data } = await stripe.disputes.list({ payment_intent: intent.id, limit: 100 })
  const [latest] = data.toSorted((one, other) => other.created - one.created)
  if (latest === undefined) return { ...none, refundedMinor }
  const state = stripeDisputeState(latest.status)
  const amountMinor = toMinorUnits(latest.amount, latest.currency)
  const reason = (latest.network_reason_code ?? latest.reason).slice(0, 20)
  return {
    refundedMinor,
    disputedMinor: state === 'won' ? 0 : amountMinor,
    dispute: { id: latest.id, amountMinor, state, reason },
  }
}

/** The card, if the payer saved it and it is still stored. */
function readStoredCard(intent: Stripe.PaymentIntent | null): StoredCard | null {
  if (intent?.status !== 'succeeded' || intent.setup_future_usage !== 'off_session') return null
  const { payment_method: method } = intent
  const customer = toId(intent.customer)
  if (typeof method !== 'object' || method?.card === undefined || customer === null) return null
  if (toId(method.customer) !== customer) return null
  const { brand, last4, exp_year: year, exp_month: month } = method.card
  const expires = `${year}-${String(month).padStart(2, '0')}`
  return {
    token: formatCardToken({ customer, paymentMethod: method.id }),
    brand: brand.toLowerCase(),
    last4,
    expires,
  }
}
