import { randomUUID } from 'node:crypto'
import Stripe from 'stripe'
import { fromStripeAmount } from '../../rules/provider-codes/stripe-codes.ts'
import { type FakeBooks, createFakeBooks, type FakePayment } from './fake-books.ts'
import { collect, readMandate } from './fake-stripe-debits.ts'
import { type FakeResponse, type FakeRequest, startFakeServer } from './fake-server.ts'
import { createFakeSettlements } from './fake-settlements.ts'
import { routeSettlements } from './fake-stripe-settlements.ts'
import {
  toIntentId,
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
export async function startFakeStripe({
  secretKey,
  webhookSecret,
}: {
  secretKey: string
  webhookSecret: string
}) {
  const books = createFakeBooks({ payment: 'cs_test_', refund: 're_', dispute: 'du_', card: 'pm_' })
  const settlements = createFakeSettlements(books)
  const server = await startFakeServer({
    authorization: `Bearer ${secretKey}`,
    contentType: 'application/json',
    unknownKey: stripeFault('invalid_request_error', 'Invalid API Key provided'),
    otherBody: stripeFault('idempotency_error', 'Keys can only be used with the same parameters'),
    answer: (request) =>
      /^\/v1\/(payouts|balance_transactions)/.test(request.path)
        ? routeSettlements(books, settlements, request)
        : route(books, request),
  })
  return {
    ...server,
    books,
    settlements,
    /** The id of a payment in the books: its page's, even for a payment intent. */
    pageOf: toPageId,
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
      const found = books.payments.get(toPageId(payment))
      const object =
        found === undefined
          ? { object: 'checkout.session', id: payment }
          : toObject(books, found, about)
      const body = JSON.stringify(stripeEvent(event, events[about], object))
      const timestamp = Math.floor(at.getTime() / 1000)
      const signature = Stripe.webhooks.generateTestHeaderString({
        payload: body,
        secret,
        timestamp,
      })
      return {
        body: Buffer.from(body),
        headers: { 'content-type': 'application/json', 'stripe-signature': signature },
      }
    },
  }
}

const toPageId = (id: string) => id.replace(/^pi_/, 'cs_test_')

function toObject(books: FakeBooks, payment: FakePayment, about: keyof typeof events): object {
  if (about === 'session') return stripeSession(payment, null)
  return about === 'intent' ? stripeIntent(payment, null) : toCharge(books, payment)
}

const toCharge = (books: FakeBooks, payment: FakePayment) =>
  stripeCharge(payment, books.refundsOf(payment.id), books.disputesOf(payment.id))
const missing = (param: string): FakeResponse => ({
  status: 404,
  body: stripeFault('invalid_request_error', 'No such thing', { code: 'resource_missing', param }),
})
const refused = (param: string): FakeResponse => ({
  status: 400,
  body: stripeFault('invalid_request_error', 'That cannot be', { param }),
})
const ok = (body: object): FakeResponse => ({ status: 200, body })

function route(books: FakeBooks, request: FakeRequest): FakeResponse {
  const [, , what, ...rest] = request.path.split('/')
  const post = request.method === 'POST'
  const form = new URLSearchParams(request.body)
  if (what === 'checkout' && rest[2] === 'expire') return expire(books, rest[1] ?? '')
  if (what === 'checkout')
    return post ? makeSession(books, form) : readSessions(books, request, rest[1])
  if (what === 'payment_intents' && !post && rest[0] === undefined)
    return listAll(books, request, 'intents')
  if (what === 'payment_intents' && post && form.has('payment_method_data[type]'))
    return collect(books, form)
  if (what === 'mandates') return readMandate(rest[0] ?? '')
  if (what === 'payment_intents')
    return post ? charge(books, form) : readIntent(books, rest[0] ?? '')
  if (what === 'refunds') return post ? refund(books, form) : readRefunds(books, request, rest[0])
  if (what === 'disputes') {
    const payment = books.payments.get(toPageId(request.query.get('payment_intent') ?? ''))
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

function makeSession(books: FakeBooks, form: URLSearchParams): FakeResponse {
  const price = 'line_items[0][price_data]'
  const currency = (form.get(`${price}[currency]`) ?? '').toUpperCase()
  const amountMinor = fromStripeAmount(Number(form.get(`${price}[unit_amount]`)), currency)
  const returnUrl = form.get('success_url')
  if (form.get('mode') !== 'payment' || !/^[A-Z]{3}$/.test(currency) || returnUrl === null)
    return refused('mode')
  if (amountMinor === null || !Number.isSafeInteger(amountMinor) || amountMinor < 1)
    return refused('unit_amount')
  const keepCard = form.get('payment_intent_data[setup_future_usage]') === 'off_session'
  const payment = books.make({
    attempt: form.get('client_reference_id') ?? '',
    amountMinor,
    currency,
    method: form.get('allowed_payment_method_types[0]') ?? 'card',
    returnUrl,
    keepCard,
    customer: form.get('customer_creation') === 'always' ? `cus_${randomUUID().slice(0, 8)}` : null,
    charged: null,
  })
  return ok(stripeSession(payment, null))
}

function expire(books: FakeBooks, id: string): FakeResponse {
  const found = books.payments.get(id)
  if (found === undefined) return missing('session')
  if (found.state !== 'open') return refused('session')
  return ok(stripeSession(books.act(id, 'expire'), null))
}

/**
 * Page size of the list, smaller than Stripe's own. A payment with a stored card has no payment
 * page.
 */
function listAll(
  books: FakeBooks,
  { query }: FakeRequest,
  what: 'sessions' | 'intents',
): FakeResponse {
  const since = new Date(Number(query.get('created[gte]') ?? 0) * 1000)
  const { all } = books.list({ since, limit: 0 })
  const listed = all.filter(({ charged, state }) =>
    what === 'sessions' ? charged === null : charged !== null || state !== 'open',
  )
  const after = query.get('starting_after')
  const begin = after === null ? 0 : listed.findIndex(({ id }) => id === toPageId(after)) + 1
  const page = listed.slice(begin, begin + pageSize)
  const bodies = page.map((one) =>
    what === 'sessions' ? stripeSession(one, stripeIntent(one, null)) : stripeIntent(one, null),
  )
  return ok(stripeList(`/v1/${what}`, bodies, begin + pageSize < listed.length))
}

function readSessions(
  books: FakeBooks,
  request: FakeRequest,
  id: string | undefined,
): FakeResponse {
  const { query } = request
  if (id === undefined && !query.has('payment_intent')) return listAll(books, request, 'sessions')

  const expand = [...query].some(
    ([name, value]) => name.startsWith('expand') && value.includes('payment_intent.'),
  )
  const toBody = (payment: FakePayment) =>
    stripeSession(payment, expand ? stripeIntent(payment, toCharge(books, payment)) : null)
  const found = books.payments.get(id ?? toPageId(query.get('payment_intent') ?? ''))
  const paged = found?.charged === null ? found : undefined
  if (id !== undefined) return paged === undefined ? missing('session') : ok(toBody(paged))
  return ok(stripeList('/v1/checkout/sessions', paged === undefined ? [] : [toBody(paged)]))
}

function charge(books: FakeBooks, form: URLSearchParams): FakeResponse {
  const card = books.cards.get(form.get('payment_method') ?? '')
  if (card === undefined) return { ...missing('payment_method'), status: 400 }
  if (card.forgotten || card.customer !== form.get('customer')) return refused('payment_method')
  const currency = (form.get('currency') ?? '').toUpperCase()
  const payment = books.make({
    attempt: form.get('metadata[attempt]') ?? '',
    amountMinor: fromStripeAmount(Number(form.get('amount')), currency) ?? 0,
    currency,
    method: 'card',
    returnUrl: form.get('return_url') ?? '',
    keepCard: false,
    customer: card.customer,
    charged: card.id,
  })
  const intent = stripeIntent(payment, null)
  if (payment.state !== 'failed') return ok(intent)
  const fault = stripeFault('card_error', 'Your card was declined.', {
    code: 'card_declined',
    payment_intent: intent,
  })
  return { status: 402, body: fault }
}

function readIntent(books: FakeBooks, id: string): FakeResponse {
  const found = books.payments.get(toPageId(id))
  return found === undefined ? missing('intent') : ok(stripeIntent(found, toCharge(books, found)))
}

function refund(books: FakeBooks, form: URLSearchParams): FakeResponse {
  const payment = books.payments.get(toPageId(form.get('payment_intent') ?? ''))
  if (payment === undefined) return missing('payment_intent')
  const amountMinor = fromStripeAmount(Number(form.get('amount')), payment.currency)
  if (amountMinor === null || amountMinor < 1 || amountMinor > books.left(payment))
    return refused('amount')
  return ok(
    stripeRefund(
      books.refund(payment.id, form.get('metadata[attempt]') ?? '', amountMinor),
      payment.currency,
    ),
  )
}

function readRefunds(
  books: FakeBooks,
  { query }: FakeRequest,
  id: string | undefined,
): FakeResponse {
  const getCurrency = (payment: string) => books.payments.get(payment)?.currency ?? 'EUR'
  if (id !== undefined) {
    const found = books.refunds.get(id)
    return found === undefined
      ? missing('refund')
      : ok(stripeRefund(found, getCurrency(found.payment)))
  }
  const all = books.refundsOf(toPageId(query.get('payment_intent') ?? ''))
  return ok(
    stripeList(
      '/v1/refunds',
      all.map((one) => stripeRefund(one, getCurrency(one.payment))),
    ),
  )
}

/** The payment intent of a page, for tests of its webhooks. */
export { toIntentId as intentName }
