import { randomUUID } from 'node:crypto'
import Stripe from 'stripe'
import { fromStripeAmount } from '../../rules/stripe-words.ts'
import { type FakeBooks, fakeBooks, type FakePayment } from './fake-books.ts'
import { collect, readMandate } from './fake-stripe-debits.ts'
import { type FakeAnswer, type FakeRequest, fakeServer } from './fake-server.ts'
import { fakeSettlements } from './fake-settlements.ts'
import { routeSettlements } from './fake-stripe-settlements.ts'
import {
  intentName,
  stripeCharge,
  stripeDispute,
  stripeEvent,
  stripeFault,
  stripeIntent,
  stripeList,
  stripeRefund,
  stripeSession,
} from './fake-stripe-wire.ts'

const events = {
  session: 'checkout.session.completed',
  intent: 'payment_intent.succeeded',
  charge: 'charge.refunded',
} as const satisfies Record<string, Stripe.Event.Type>

const pageSize = 20

/** A fake of Stripe's API with the endpoints used by the adapter. */
export async function fakeStripe({ secretKey, webhookSecret }: { secretKey: string; webhookSecret: string }) {
  const books = fakeBooks({ payment: 'cs_test_', refund: 're_', dispute: 'du_', card: 'pm_' })
  const settlements = fakeSettlements(books)
  const server = await fakeServer({
    authorization: `Bearer ${secretKey}`,
    contentType: 'application/json',
    unknownKey: stripeFault('invalid_request_error', 'Invalid API Key provided'),
    otherBody: stripeFault('idempotency_error', 'Keys can only be used with the same parameters'),
    answer: (asked) =>
      /^\/v1\/(payouts|balance_transactions)/.test(asked.path)
        ? routeSettlements(books, settlements, asked)
        : route(books, asked),
  })
  return {
    ...server,
    books,
    settlements,
    /** The id of a payment in the books: that of its page, also for a payment intent. */
    pageOf,
    /**
     * A webhook about a payment, signed at an instant, for its page, its payment intent or its
     * charge.
     */
    signed(
      payment: string,
      at: Date,
      {
        about = 'session',
        event = `evt_${randomUUID().replaceAll('-', '')}`,
        secret = webhookSecret,
      }: {
        about?: keyof typeof events
        event?: string
        secret?: string
      } = {},
    ) {
      const found = books.payments.get(pageOf(payment))
      const object = found === undefined ? { object: 'checkout.session', id: payment } : thingOf(books, found, about)
      const body = JSON.stringify(stripeEvent(event, events[about], object))
      const timestamp = Math.floor(at.getTime() / 1000)
      const signature = Stripe.webhooks.generateTestHeaderString({ payload: body, secret, timestamp })
      return {
        body: Buffer.from(body),
        headers: { 'content-type': 'application/json', 'stripe-signature': signature },
      }
    },
  }
}

const pageOf = (id: string) => id.replace(/^pi_/, 'cs_test_')

function thingOf(books: FakeBooks, payment: FakePayment, about: keyof typeof events): object {
  if (about === 'session') return stripeSession(payment, null)
  return about === 'intent' ? stripeIntent(payment, null) : chargeOf(books, payment)
}

const chargeOf = (books: FakeBooks, payment: FakePayment) =>
  stripeCharge(payment, books.refundsOf(payment.id), books.disputesOf(payment.id))
const missing = (param: string): FakeAnswer => ({
  status: 404,
  body: stripeFault('invalid_request_error', 'No such thing', { code: 'resource_missing', param }),
})
const refused = (param: string): FakeAnswer => ({
  status: 400,
  body: stripeFault('invalid_request_error', 'That cannot be', { param }),
})
const ok = (body: object): FakeAnswer => ({ status: 200, body })

function route(books: FakeBooks, asked: FakeRequest): FakeAnswer {
  const [, , what, ...rest] = asked.path.split('/')
  const post = asked.method === 'POST'
  const form = new URLSearchParams(asked.body)
  if (what === 'checkout' && rest[2] === 'expire') return expire(books, rest[1] ?? '')
  if (what === 'checkout') return post ? makeSession(books, form) : readSessions(books, asked, rest[1])
  if (what === 'payment_intents' && !post && rest[0] === undefined) return listAll(books, asked, 'intents')
  if (what === 'payment_intents' && post && form.has('payment_method_data[type]')) return collect(books, form)
  if (what === 'mandates') return readMandate(rest[0] ?? '')
  if (what === 'payment_intents') return post ? charge(books, form) : readIntent(books, rest[0] ?? '')
  if (what === 'refunds') return post ? refund(books, form) : readRefunds(books, asked, rest[0])
  if (what === 'disputes') {
    const payment = books.payments.get(pageOf(asked.query.get('payment_intent') ?? ''))
    const all = payment === undefined ? [] : books.disputesOf(payment.id)
    return ok(
      stripeList(
        '/v1/disputes',
        all.map((one) => stripeDispute(one, payment?.currency ?? 'EUR')),
      ),
    )
  }
  const card = books.cards.get(rest[0] ?? '')
  if (what !== 'payment_methods' || card === undefined) return missing('payment_method')
  if (card.forgotten) return refused('payment_method')
  card.forgotten = true
  return ok({ id: card.id, object: 'payment_method', customer: null })
}

function makeSession(books: FakeBooks, form: URLSearchParams): FakeAnswer {
  const price = 'line_items[0][price_data]'
  const currency = (form.get(`${price}[currency]`) ?? '').toUpperCase()
  const amountMinor = fromStripeAmount(Number(form.get(`${price}[unit_amount]`)), currency)
  const returnUrl = form.get('success_url')
  if (form.get('mode') !== 'payment' || !/^[A-Z]{3}$/.test(currency) || returnUrl === null) return refused('mode')
  if (amountMinor === null || !Number.isSafeInteger(amountMinor) || amountMinor < 1) return refused('unit_amount')
  const keepCard = form.get('payment_intent_data[setup_future_usage]') === 'off_session'
  const made = books.make({
    attempt: form.get('client_reference_id') ?? '',
    amountMinor,
    currency,
    method: form.get('allowed_payment_method_types[0]') ?? 'card',
    returnUrl,
    keepCard,
    customer: form.get('customer_creation') === 'always' ? `cus_${randomUUID().slice(0, 8)}` : null,
    charged: null,
  })
  return ok(stripeSession(made, null))
}

function expire(books: FakeBooks, id: string): FakeAnswer {
  const found = books.payments.get(id)
  if (found === undefined) return missing('session')
  if (found.state !== 'open') return refused('session')
  return ok(stripeSession(books.act(id, 'expire'), null))
}

/**
 * A page of the list, shorter than Stripe's own. A payment with a stored card has no payment page.
 */
function listAll(books: FakeBooks, { query }: FakeRequest, what: 'sessions' | 'intents'): FakeAnswer {
  const since = new Date(Number(query.get('created[gte]') ?? 0) * 1000)
  const { all } = books.list({ since, most: 0 })
  const kept = all.filter(({ charged, state }) =>
    what === 'sessions' ? charged === null : charged !== null || state !== 'open',
  )
  const after = query.get('starting_after')
  const begin = after === null ? 0 : kept.findIndex(({ id }) => id === pageOf(after)) + 1
  const page = kept.slice(begin, begin + pageSize)
  const bodies = page.map((one) =>
    what === 'sessions' ? stripeSession(one, stripeIntent(one, null)) : stripeIntent(one, null),
  )
  return ok(stripeList(`/v1/${what}`, bodies, begin + pageSize < kept.length))
}

function readSessions(books: FakeBooks, asked: FakeRequest, id: string | undefined): FakeAnswer {
  const { query } = asked
  if (id === undefined && !query.has('payment_intent')) return listAll(books, asked, 'sessions')

  const expand = [...query].some(([name, value]) => name.startsWith('expand') && value.includes('payment_intent.'))
  const bodyOf = (payment: FakePayment) =>
    stripeSession(payment, expand ? stripeIntent(payment, chargeOf(books, payment)) : null)
  const found = books.payments.get(id ?? pageOf(query.get('payment_intent') ?? ''))
  const paged = found?.charged === null ? found : undefined
  if (id !== undefined) return paged === undefined ? missing('session') : ok(bodyOf(paged))
  return ok(stripeList('/v1/checkout/sessions', paged === undefined ? [] : [bodyOf(paged)]))
}

function charge(books: FakeBooks, form: URLSearchParams): FakeAnswer {
  const card = books.cards.get(form.get('payment_method') ?? '')
  if (card === undefined) return { ...missing('payment_method'), status: 400 }
  if (card.forgotten || card.customer !== form.get('customer')) return refused('payment_method')
  const currency = (form.get('currency') ?? '').toUpperCase()
  const made = books.make({
    attempt: form.get('metadata[attempt]') ?? '',
    amountMinor: fromStripeAmount(Number(form.get('amount')), currency) ?? 0,
    currency,
    method: 'card',
    returnUrl: form.get('return_url') ?? '',
    keepCard: false,
    customer: card.customer,
    charged: card.id,
  })
  const intent = stripeIntent(made, null)
  if (made.state !== 'failed') return ok(intent)
  const fault = stripeFault('card_error', 'Your card was declined.', { code: 'card_declined', payment_intent: intent })
  return { status: 402, body: fault }
}

function readIntent(books: FakeBooks, id: string): FakeAnswer {
  const found = books.payments.get(pageOf(id))
  return found === undefined ? missing('intent') : ok(stripeIntent(found, chargeOf(books, found)))
}

function refund(books: FakeBooks, form: URLSearchParams): FakeAnswer {
  const payment = books.payments.get(pageOf(form.get('payment_intent') ?? ''))
  if (payment === undefined) return missing('payment_intent')
  const amountMinor = fromStripeAmount(Number(form.get('amount')), payment.currency)
  if (amountMinor === null || amountMinor < 1 || amountMinor > books.left(payment)) return refused('amount')
  return ok(stripeRefund(books.refund(payment.id, form.get('metadata[attempt]') ?? '', amountMinor), payment.currency))
}

function readRefunds(books: FakeBooks, { query }: FakeRequest, id: string | undefined): FakeAnswer {
  const currencyOf = (payment: string) => books.payments.get(payment)?.currency ?? 'EUR'
  if (id !== undefined) {
    const found = books.refunds.get(id)
    return found === undefined ? missing('refund') : ok(stripeRefund(found, currencyOf(found.payment)))
  }
  const all = books.refundsOf(pageOf(query.get('payment_intent') ?? ''))
  return ok(
    stripeList(
      '/v1/refunds',
      all.map((one) => stripeRefund(one, currencyOf(one.payment))),
    ),
  )
}

/** The payment intent of a page, for tests of its webhooks. */
export { intentName }
