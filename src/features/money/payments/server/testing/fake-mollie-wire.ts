import type { CustomerResponse } from 'mollie-api-typescript/models/customerresponse.js'
import type { ListEntityChargeback } from 'mollie-api-typescript/models/listentitychargeback.js'
import type { MandateResponse } from 'mollie-api-typescript/models/mandateresponse.js'
import type { PaymentDetailsFailureReasonResponse } from 'mollie-api-typescript/models/paymentdetailsfailurereasonresponse.js'
import type { PaymentResponse } from 'mollie-api-typescript/models/paymentresponse.js'
import type { RefundResponse } from 'mollie-api-typescript/models/refundresponse.js'
import { toDecimal } from '#kernel/money.ts'
import type { ProviderState } from '../../rules/order-status.ts'
import type { FakeCard, FakeDispute, FakePayment, FakeRefund } from './fake-books.ts'

/** The SDK's type as transferred over HTTP, so that an incompatible upgrade does not compile. */
type Wire<T extends { links: unknown }> = Omit<T, 'links'> & { readonly _links: T['links'] }

const statusNames = {
  open: 'open',
  action_required: 'open',
  processing: 'pending',
  paid: 'paid',
  failed: 'failed',
  cancelled: 'canceled',
  expired: 'expired',
} as const satisfies Record<ProviderState, string>

const link = (path: string) => ({
  href: `https://api.mollie.test/v2/${path}`,
  type: 'application/hal+json',
})
const documentation = { href: 'https://docs.mollie.test', type: 'text/html' }
const at = (second: number) =>
  new Date(Date.UTC(2026, 6, 1, 10, 0, second)).toISOString().replace('.000Z', '+00:00')
const money = (minor: number, currency: string) => ({ currency, value: toDecimal(minor, currency) })

/** The refunds and chargebacks of a payment. */
export interface PaymentReturns {
  readonly refunds: readonly FakeRefund[]
  readonly disputes: readonly FakeDispute[]
}

export function mollieCustomer(id: string, attempt: string) {
  return {
    resource: 'customer',
    id,
    mode: 'test',
    name: null,
    email: null,
    locale: null,
    metadata: { attempt },
    createdAt: at(0),
    _links: { self: link(`customers/${id}`), dashboard: documentation, documentation },
  } satisfies Wire<CustomerResponse>
}

export function molliePayment(payment: FakePayment, { refunds, disputes }: PaymentReturns) {
  const { id, currency, attempt, method, state, returnUrl } = payment
  const refundedMinor = refunds
    .filter((refund) => refund.state !== 'failed')
    .reduce((total, one) => total + one.amountMinor, 0)
  const chargedBack = disputes
    .filter((one) => one.state !== 'won')
    .reduce((total, one) => total + one.amountMinor, 0)
  return {
    resource: 'payment',
    id,
    mode: 'test',
    description: '60 credits, Minuet',
    amount: money(payment.amountMinor, currency),
    ...(state === 'paid' && {
      amountRefunded: money(refundedMinor, currency),
      amountRemaining: money(payment.amountMinor - refundedMinor, currency),
    }),
    ...(chargedBack > 0 && { amountChargedBack: money(chargedBack, currency) }),
    redirectUrl: returnUrl,
    metadata: { attempt },
    method: method === 'directdebit' ? 'directdebit' : method === 'ideal' ? 'ideal' : 'creditcard',
    sequenceType: payment.charged !== null ? 'recurring' : payment.keepCard ? 'first' : 'oneoff',
    ...(payment.customer !== null && { customerId: payment.customer }),
    mandateId: payment.charged ?? payment.card?.id ?? null,
    ...toDetails(payment),
    profileId: 'pfl_test',
    status: statusNames[state],
    createdAt: payment.madeAt.toISOString(),
    _links: {
      self: link(`payments/${id}`),
      ...(state === 'open' &&
        payment.charged === null && {
          checkout: { href: `https://www.mollie.test/checkout/${id}`, type: 'text/html' },
        }),
      dashboard: documentation,
      ...(disputes.length > 0 && { chargebacks: link(`payments/${id}/chargebacks`) }),
    },
  } satisfies Wire<PaymentResponse>
}

/**
 * Mollie reports the country of a card and the number of a bank account; no one has this number.
 */
function toDetails({ method, place, why }: FakePayment): Pick<PaymentResponse, 'details'> {
  if (place === null && why === null) return {}
  if (method === 'ideal' || method === 'directdebit')
    return { details: { consumerAccount: `${place}00TEST0000000000` } }
  return {
    details: {
      cardCountryCode: place,
      ...(why !== null && { failureReason: why as PaymentDetailsFailureReasonResponse }),
    },
  }
}

export function mollieMandate(card: FakeCard) {
  return {
    resource: 'mandate',
    id: card.id,
    mode: 'test',
    method: 'creditcard',
    // Mollie only reports the last four digits.
    details: {
      cardHolder: 'J. Jansen',
      cardNumber: '4242',
      cardLabel: 'Visa',
      cardExpiryDate: '2034-12-31',
    },
    signatureDate: null,
    mandateReference: null,
    status: 'valid',
    customerId: card.customer,
    createdAt: at(0),
    _links: { self: link('mandate'), customer: link('customer'), documentation },
  } satisfies Wire<MandateResponse>
}

const refundStatusNames = { pending: 'pending', paid: 'refunded', failed: 'failed' } as const

export function mollieRefund(
  { id, payment, attempt, amountMinor, state, number }: FakeRefund,
  currency: string,
) {
  return {
    resource: 'refund',
    id,
    mode: 'test',
    description: 'goodwill',
    amount: money(amountMinor, currency),
    metadata: { attempt },
    paymentId: payment,
    status: refundStatusNames[state],
    createdAt: at(number),
    _links: {
      self: link(`payments/${payment}/refunds/${id}`),
      payment: link(`payments/${payment}`),
      documentation,
    },
  } satisfies Wire<RefundResponse>
}

/** Mollie has no state for a lost chargeback; the money is gone unless it is reversed. */
export function mollieChargeback(
  { id, payment, amountMinor, state, number }: FakeDispute,
  currency: string,
) {
  return {
    resource: 'chargeback',
    id,
    amount: money(amountMinor, currency),
    reason: { code: 'MD06', description: 'Refund request by the payer' },
    paymentId: payment,
    createdAt: at(number),
    reversedAt: state === 'won' ? at(number + 1) : null,
    _links: {
      self: link(`payments/${payment}/chargebacks/${id}`),
      payment: link(`payments/${payment}`),
    },
  } satisfies Wire<ListEntityChargeback>
}

export function mollieList(what: string, items: readonly object[], from: string | null = null) {
  return {
    count: items.length,
    _embedded: { [what]: items },
    _links: {
      self: link(what),
      previous: null,
      next: from === null ? null : link(`${what}?from=${from}`),
      documentation,
    },
  }
}

export function mollieFault(status: number, title: string, field?: string) {
  return {
    status,
    title,
    detail: title,
    ...(field !== undefined && { field }),
    _links: { documentation },
  }
}
