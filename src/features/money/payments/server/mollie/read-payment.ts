import type { Client } from 'mollie-api-typescript'
import type { PaymentResponse } from 'mollie-api-typescript/models/paymentresponse.js'
import { fromDecimal } from '../../rules/decimal-amount.ts'
import { mollieFailures, mollieStates } from '../../rules/mollie-words.ts'
import { countryCode, countryOfAccount, countryOfBank } from '../../rules/payer-country.ts'
import type { ProviderDispute, ProviderPayment, StoredCard } from '../gateway.ts'
import { isAttempt } from '../provider-edge.ts'
import { tokenOf } from './card-token.ts'
import { statusOf } from './client.ts'

/** A payment in the words of the port. Throws where Mollie's answer has no meaning here. */
export async function readPayment(mollie: Client, payment: PaymentResponse): Promise<ProviderPayment> {
  const state = mollieStates[payment.status]
  if (state === undefined) throw new TypeError('a state that Mollie did not have')
  const { metadata, amount } = payment
  return {
    providerId: payment.id,
    state,
    amountMinor: minorOf(amount),
    currency: amount.currency,
    attempt: attemptIn(metadata),
    refundedMinor: await refundedOf(mollie, payment),
    ...(await disputeOf(mollie, payment)),
    storedCard: await cardOf(mollie, payment),
    ...besideOf(payment),
  }
}

/** The attempt that stands with a payment; null where none does. */
export function attemptIn(metadata: unknown): string | null {
  const attempt = typeof metadata === 'object' && metadata !== null && 'attempt' in metadata ? metadata.attempt : null
  return isAttempt(attempt) ? attempt : null
}

/** Where the card or the bank is from, once it was used, and why a card failed. The account of a transfer is read of the payer's alone. */
function besideOf({ details }: PaymentResponse): Pick<ProviderPayment, 'payerCountry' | 'failure'> {
  const payerCountry =
    countryCode(details?.cardCountryCode) ??
    countryOfAccount(details?.consumerAccount) ??
    countryOfBank(details?.consumerBic)
  const failure = mollieFailures[details?.failureReason ?? ''] ?? null
  return { ...(payerCountry !== null && { payerCountry }), ...(failure !== null && { failure }) }
}

/** An amount in minor units. */
export function minorOf({ value, currency }: { readonly currency: string; readonly value: string }): number {
  const minor = fromDecimal(value, currency)
  if (minor === null) throw new TypeError('an amount that is none')
  return minor
}

/** The payment itself counts refunds from the day they are asked for, so those that arrived are added up one by one. */
async function refundedOf(mollie: Client, { id, amountRefunded }: PaymentResponse): Promise<number> {
  if (amountRefunded === undefined || minorOf(amountRefunded) === 0) return 0
  let sum = 0
  for await (const { result } of await mollie.refunds.list({ paymentId: id }))
    for (const { status, amount } of result.embedded.refunds) if (status === 'refunded') sum += minorOf(amount)
  return sum
}

/** A chargeback takes the money at once. A card's can still be fought, a direct debit's cannot; a reversed one was won. */
async function disputeOf(
  mollie: Client,
  { id, method, links, amountChargedBack }: PaymentResponse,
): Promise<Pick<ProviderPayment, 'dispute' | 'disputedMinor'>> {
  let dispute: ProviderDispute | null = null
  let disputedMinor = 0
  if (links.chargebacks === undefined && amountChargedBack === undefined) return { dispute, disputedMinor }
  let latest = ''
  for await (const { result } of await mollie.chargebacks.list({ paymentId: id }))
    for (const one of result.embedded.chargebacks) {
      const amountMinor = minorOf(one.amount)
      const won = typeof one.reversedAt === 'string'
      if (!won) disputedMinor += amountMinor
      if (one.createdAt < latest) continue
      latest = one.createdAt
      const state = won ? 'won' : method === 'directdebit' ? 'lost' : 'open'
      dispute = { id: one.id, amountMinor, state, reason: one.reason?.code ?? null }
    }
  return { dispute, disputedMinor }
}

async function cardOf(mollie: Client, payment: PaymentResponse): Promise<StoredCard | null> {
  const { customerId, mandateId, sequenceType, status } = payment
  if (sequenceType !== 'first' || status !== 'paid' || !customerId || !mandateId) return null
  const mandate = await mollie.mandates.get({ customerId, mandateId }).catch((error: unknown) => {
    // One that was revoked is not there any more.
    if (statusOf(error) === 404 || statusOf(error) === 410) return null
    throw error
  })
  if (mandate === null) return null
  const { cardLabel, cardNumber, cardExpiryDate } = mandate.details
  if (mandate.method !== 'creditcard' || mandate.status === 'invalid') return null
  const last4 = cardNumber?.slice(-4) ?? ''
  const expires = cardExpiryDate?.slice(0, 7) ?? ''
  if (!/^\d{4}$/.test(last4) || !/^\d{4}-\d{2}$/.test(expires)) return null
  return { token: tokenOf({ customerId, mandateId }), brand: (cardLabel ?? 'card').toLowerCase(), last4, expires }
}
