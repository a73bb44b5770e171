import type { Client } from 'mollie-api-typescript'
import type { PaymentResponse } from 'mollie-api-typescript/models/paymentresponse.js'
import { fromDecimal } from '#kernel/money.ts'
import { mollieFailures, mollieStates } from '../../../rules/provider-codes/mollie-codes.ts'
import { countryCode, countryOfAccount, countryOfBank } from '../../../rules/payer-country.ts'
import type { ProviderDispute, ProviderPayment, StoredCard } from '../gateway.ts'
import { isAttempt } from '../call-provider.ts'
import { formatCardToken } from './card-token.ts'
import { getStatus } from './client.ts'

/** Converts a payment to the gateway's terms. Throws if Mollie's response cannot be interpreted. */
export async function readPayment(
  mollie: Client,
  payment: PaymentResponse,
): Promise<ProviderPayment> {
  const state = mollieStates[payment.status]
  if (state === undefined) throw new TypeError('unknown Mollie payment state')
  const { metadata, amount } = payment
  return {
    providerId: payment.id,
    state,
    amountMinor: toMinorUnits(amount),
    currency: amount.currency,
    attempt: readAttempt(metadata),
    refundedMinor: await sumCompletedRefunds(mollie, payment),
    ...(await readDispute(mollie, payment)),
    storedCard: await readStoredCard(mollie, payment),
    ...readDetails(payment),
  }
}

/** The attempt in a payment's metadata; null if there is none. */
export function readAttempt(metadata: unknown): string | null {
  const attempt =
    typeof metadata === 'object' && metadata !== null && 'attempt' in metadata
      ? metadata.attempt
      : null
  return isAttempt(attempt) ? attempt : null
}

/**
 * The country of the card or bank once it was used, and why a card failed. For a transfer only the
 * country of the payer's account is read.
 */
function readDetails({
  details,
}: PaymentResponse): Pick<ProviderPayment, 'payerCountry' | 'failure'> {
  const payerCountry =
    countryCode(details?.cardCountryCode) ??
    countryOfAccount(details?.consumerAccount) ??
    countryOfBank(details?.consumerBic)
  const failure = mollieFailures[details?.failureReason ?? ''] ?? null
  return { ...(payerCountry !== null && { payerCountry }), ...(failure !== null && { failure }) }
}

/** Converts an amount to minor units. */
export function toMinorUnits({
  value,
  currency,
}: {
  readonly currency: string
  readonly value: string
}): number {
  const minor = fromDecimal(value, currency)
  if (minor === null) throw new TypeError('invalid amount')
  return minor
}

/**
 * The payment's own total includes refunds from the day they are requested, so completed refunds
 * are added up individually.
 */
async function sumCompletedRefunds(
  mollie: Client,
  { id, amountRefunded }: PaymentResponse,
): Promise<number> {
  if (amountRefunded === undefined || toMinorUnits(amountRefunded) === 0) return 0
  let total = 0
  for await (const { result } of await mollie.refunds.list({ paymentId: id }))
    for (const { status, amount } of result.embedded.refunds)
      if (status === 'refunded') total += toMinorUnits(amount)
  return total
}

/**
 * A chargeback withdraws the money immediately. It can still be contested for a card but not for a
 * direct debit; a reversed one was won.
 */
async function readDispute(
  mollie: Client,
  { id, method, links, amountChargedBack }: PaymentResponse,
): Promise<Pick<ProviderPayment, 'dispute' | 'disputedMinor'>> {
  let dispute: ProviderDispute | null = null
  let disputedMinor = 0
  if (links.chargebacks === undefined && amountChargedBack === undefined)
    return { dispute, disputedMinor }
  let latest = ''
  for await (const { result } of await mollie.chargebacks.list({ paymentId: id }))
    for (const one of result.embedded.chargebacks) {
      const amountMinor = toMinorUnits(one.amount)
      const won = typeof one.reversedAt === 'string'
      if (!won) disputedMinor += amountMinor
      if (one.createdAt < latest) continue
      latest = one.createdAt
      const state = won ? 'won' : method === 'directdebit' ? 'lost' : 'open'
      dispute = { id: one.id, amountMinor, state, reason: one.reason?.code ?? null }
    }
  return { dispute, disputedMinor }
}

async function readStoredCard(
  mollie: Client,
  payment: PaymentResponse,
): Promise<StoredCard | null> {
  const { customerId, mandateId, sequenceType, status } = payment
  if (sequenceType !== 'first' || status !== 'paid' || !customerId || !mandateId) return null
  const mandate = await mollie.mandates.get({ customerId, mandateId }).catch((error: unknown) => {
    // A revoked mandate no longer exists.
    if (getStatus(error) === 404 || getStatus(error) === 410) return null
    throw error
  })
  if (mandate === null) return null
  const { cardLabel, cardNumber, cardExpiryDate } = mandate.details
  if (mandate.method !== 'creditcard' || mandate.status === 'invalid') return null
  const last4 = cardNumber?.slice(-4) ?? ''
  const expires = cardExpiryDate?.slice(0, 7) ?? ''
  if (!/^\d{4}$/.test(last4) || !/^\d{4}-\d{2}$/.test(expires)) return null
  return {
    token: formatCardToken({ customerId, mandateId }),
    brand: (cardLabel ?? 'card').toLowerCase(),
    last4,
    expires,
  }
}
