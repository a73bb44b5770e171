import type Stripe from 'stripe'
import { fromStripeAmount } from '../../rules/provider-codes/stripe-codes.ts'
import type { FakeBooks } from './fake-books.ts'
import { isAccount } from './fake-mollie-debits.ts'
import type { FakeResponse } from './fake-server.ts'
import { stripeCharge, stripeFault, stripeIntent } from './fake-stripe-wire.ts'

/**
 * Collects a direct debit at the fake Stripe, if the account is plausible and its holder agreed.
 */
export function collect(books: FakeBooks, form: URLSearchParams): FakeResponse {
  const agreed = form.get('mandate_data[customer_acceptance][online][ip_address]')
  const account = form.get('payment_method_data[sepa_debit][iban]') ?? ''
  const whole = ['name', 'email'].every((part) =>
    form.get(`payment_method_data[billing_details][${part}]`),
  )
  if (!isAccount(account) || !whole) return refused('payment_method_data[sepa_debit][iban]')
  if (agreed === null || form.get('confirm') !== 'true') return refused('mandate_data')
  const currency = (form.get('currency') ?? '').toUpperCase()
  const { id } = books.make({
    attempt: form.get('metadata[attempt]') ?? '',
    amountMinor: fromStripeAmount(Number(form.get('amount')), currency) ?? 0,
    currency,
    method: 'sepa_debit',
    returnUrl: '',
    keepCard: false,
    customer: null,
    // It has neither a card nor a page.
    charged: 'account',
  })
  const payment = books.act(id, 'later')
  const prefix =
    form.get('payment_method_options[sepa_debit][mandate_options][reference_prefix]') ?? ''
  const charge = {
    ...stripeCharge(payment, [], []),
    payment_method_details: sepa(`mandate_${prefix}`),
  }
  return { status: 200, body: { ...stripeIntent(payment, null), latest_charge: charge } }
}

/** The mandate with its reference, which starts with the requested prefix. */
export function readMandate(id: string): FakeResponse {
  const mandate = {
    id,
    object: 'mandate',
    status: 'active',
    type: 'single_use',
    payment_method_details: {
      type: 'sepa_debit',
      sepa_debit: {
        reference: `${id.replace('mandate_', '')}PLAYED`,
        url: 'https://stripe.test/mandate',
      },
    },
  } satisfies Partial<Stripe.Mandate>
  return { status: 200, body: mandate }
}

const sepa = (mandate: string) => ({ type: 'sepa_debit', sepa_debit: { mandate } })
const refused = (param: string): FakeResponse => ({
  status: 400,
  body: stripeFault('invalid_request_error', 'That cannot be', { param }),
})
