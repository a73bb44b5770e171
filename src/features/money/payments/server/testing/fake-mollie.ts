import { createHmac, randomUUID } from 'node:crypto'
import { fromDecimal } from '#kernel/money.ts'
import { type FakeBooks, createFakeBooks, type FakePayment } from './fake-books.ts'
import { routeSettlements } from './fake-mollie-settlements.ts'
import {
  mollieChargeback,
  mollieCustomer,
  mollieFault,
  mollieList,
  mollieMandate,
  molliePayment,
  mollieRefund,
} from './fake-mollie-wire.ts'
import { createDebit, signMandate } from './fake-mollie-debits.ts'
import { type FakeResponse, type FakeRequest, startFakeServer } from './fake-server.ts'
import { createFakeSettlements } from './fake-settlements.ts'

const pageSize = 20
const notFound: FakeResponse = { status: 404, body: mollieFault(404, 'Not Found') }

/** A fake of Mollie's API with the endpoints used by the adapter. */
export async function startFakeMollie({
  apiKey,
  signingSecret,
}: {
  apiKey: string
  signingSecret: string
}) {
  const books = createFakeBooks({ payment: 'tr_', refund: 're_', dispute: 'chb_', card: 'mdt_' })
  const customers = new Set<string>()
  const settlements = createFakeSettlements(books)
  const server = await startFakeServer({
    authorization: `Bearer ${apiKey}`,
    contentType: 'application/hal+json',
    unknownKey: mollieFault(401, 'Unauthorized Request'),
    otherBody: null,
    answer: (request) =>
      request.path.startsWith('/v2/settlements')
        ? routeSettlements(books, settlements, request)
        : route(books, customers, request),
  })
  return {
    ...server,
    books,
    settlements,
    /** The classic webhook: a form containing only the payment's id. */
    classic: (payment: string) => ({
      body: Buffer.from(`id=${payment}`),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    }),
    /** The signed webhook, for events such as `payment.paid`. */
    signed(
      payment: string,
      event: string = `event_${randomUUID().replaceAll('-', '')}`,
      secret = signingSecret,
    ) {
      const body = JSON.stringify({
        resource: 'event',
        id: event,
        type: 'payment.paid',
        entityId: payment,
        createdAt: new Date().toISOString(),
      })
      const signature = createHmac('sha256', secret).update(body).digest('hex')
      return {
        body: Buffer.from(body),
        headers: {
          'content-type': 'application/json',
          'x-mollie-signature': `sha256=${signature}`,
        },
      }
    },
  }
}

function route(books: FakeBooks, customers: Set<string>, request: FakeRequest): FakeResponse {
  const [, , what, id = '', part, which = ''] = request.path.split('/')
  if (what === 'customers') return routeCustomers(books, customers, request, { id, part, which })
  if (what !== 'payments') return notFound
  if (request.method === 'POST' && id === '')
    return create(books, customers, JSON.parse(request.body))
  if (id === '') return listPayments(books, request)
  const payment = books.payments.get(id)
  if (payment === undefined) return notFound
  if (part === undefined && request.method === 'DELETE') {
    if (payment.state !== 'open') return refused('The payment cannot be canceled', 'id')
    books.act(id, 'cancel')
  }
  if (part === undefined) return { status: 200, body: toBody(books, payment) }
  if (part === 'chargebacks') {
    const all = books.disputesOf(id).map((one) => mollieChargeback(one, payment.currency))
    return { status: 200, body: mollieList('chargebacks', all) }
  }
  if (request.method === 'POST') return refund(books, payment, JSON.parse(request.body))
  if (which === '') {
    const all = books.refundsOf(id).map((one) => mollieRefund(one, payment.currency))
    return { status: 200, body: mollieList('refunds', all) }
  }
  const existing = books.refundsOf(id).find((one) => one.id === which)
  return existing === undefined
    ? notFound
    : { status: 200, body: mollieRefund(existing, payment.currency) }
}

/** Page size, smaller than Mollie's own. */
function listPayments(books: FakeBooks, { query }: FakeRequest): FakeResponse {
  const { all } = books.list({ limit: 0 })
  const begin = Math.max(
    0,
    all.findIndex(({ id }) => id === query.get('from')),
  )
  const { found, next } = books.list({
    skip: begin,
    limit: Math.min(pageSize, Number(query.get('limit') ?? 50)),
  })
  return {
    status: 200,
    body: mollieList(
      'payments',
      found.map((one) => toBody(books, one)),
      next,
    ),
  }
}

function routeCustomers(
  books: FakeBooks,
  customers: Set<string>,
  { method, body }: FakeRequest,
  { id, part, which }: { id: string; part: string | undefined; which: string },
): FakeResponse {
  if (method === 'POST' && id === '') {
    const customerId = `cst_${randomUUID().replaceAll('-', '').slice(0, 10)}`
    customers.add(customerId)
    return { status: 201, body: mollieCustomer(customerId, JSON.parse(body).metadata.attempt) }
  }
  if (method === 'POST' && part === 'mandates')
    return customers.has(id) ? signMandate(books, id, JSON.parse(body)) : notFound
  const card = books.cards.get(which)
  if (part !== 'mandates' || card === undefined || card.customer !== id || card.forgotten)
    return notFound
  if (method !== 'DELETE') return { status: 200, body: mollieMandate(card) }
  card.forgotten = true
  return { status: 204, body: null }
}

interface PaymentInput {
  readonly amount: { readonly currency: string; readonly value: string }
  readonly metadata: { readonly attempt: string }
  readonly method?: string
  readonly redirectUrl: string | null
  readonly sequenceType?: string
  readonly customerId?: string
  readonly mandateId?: string
}

function create(books: FakeBooks, customers: Set<string>, input: PaymentInput): FakeResponse {
  const amountMinor = fromDecimal(input.amount.value, input.amount.currency)
  if (amountMinor === null || amountMinor === 0) return refused('The amount is invalid', 'amount')
  if (input.customerId !== undefined && !customers.has(input.customerId))
    return refused('No such customer', 'customerId')
  const charged = input.sequenceType === 'recurring' ? (input.mandateId ?? '') : null
  const card = charged === null ? undefined : books.cards.get(charged)
  if (input.method === 'directdebit' && charged !== null) {
    const debit = createDebit(books, { ...input, amountMinor })
    return debit === null
      ? refused('The mandate is invalid', 'mandateId')
      : { status: 201, body: toBody(books, debit) }
  }
  if (
    charged !== null &&
    (card === undefined || card.forgotten || card.customer !== input.customerId)
  )
    return refused('The mandate is invalid', 'mandateId')
  if (charged === null && input.redirectUrl === null)
    return refused('The redirect URL is missing', 'redirectUrl')
  const payment = books.make({
    attempt: input.metadata.attempt,
    amountMinor,
    currency: input.amount.currency,
    method: input.method ?? 'creditcard',
    returnUrl: input.redirectUrl ?? '',
    keepCard: input.sequenceType === 'first',
    customer: input.customerId ?? null,
    charged,
  })
  return { status: 201, body: toBody(books, payment) }
}

function refund(
  books: FakeBooks,
  payment: FakePayment,
  { amount, metadata }: Pick<PaymentInput, 'amount' | 'metadata'>,
): FakeResponse {
  const amountMinor = fromDecimal(amount.value, amount.currency) ?? 0
  if (
    amount.currency !== payment.currency ||
    amountMinor === 0 ||
    amountMinor > books.left(payment)
  )
    return refused('The amount is higher than the remaining amount', 'amount')
  return {
    status: 201,
    body: mollieRefund(books.refund(payment.id, metadata.attempt, amountMinor), payment.currency),
  }
}

const toBody = (books: FakeBooks, payment: FakePayment) =>
  molliePayment(payment, {
    refunds: books.refundsOf(payment.id),
    disputes: books.disputesOf(payment.id),
  })

const refused = (title: string, field: string): FakeResponse => ({
  status: 422,
  body: mollieFault(422, title, field),
})
