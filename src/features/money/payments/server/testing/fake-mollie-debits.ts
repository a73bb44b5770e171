import { randomUUID } from 'node:crypto'
import type { MandateResponse } from 'mollie-api-typescript/models/mandateresponse.js'
import type { FakeBooks, FakePayment } from './fake-books.ts'
import { mollieFault, mollieMandate } from './fake-mollie-wire.ts'
import type { FakeResponse } from './fake-server.ts'

/** Mandates signed at the fake Mollie: only the customer, never the account. */
const signed = new WeakMap<FakeBooks, Map<string, string>>()

/** Accepts a mandate for a plausible account; stores its customer but not the account. */
export function signMandate(
  books: FakeBooks,
  customer: string,
  request: {
    method: string
    consumerName: string
    consumerAccount?: string
    mandateReference?: string
  },
): FakeResponse {
  const account = request.consumerAccount ?? ''
  if (request.method !== 'directdebit' || !isAccount(account))
    return {
      status: 422,
      body: mollieFault(422, 'The consumer account is invalid', 'consumerAccount'),
    }
  const id = `mdt_${randomUUID().replaceAll('-', '').slice(0, 10)}`
  signed.set(books, (signed.get(books) ?? new Map()).set(id, customer))
  const { details: _, ...mandate } = mollieMandate({
    id,
    customer,
    declines: false,
    asks: false,
    forgotten: false,
  })
  const body = {
    ...mandate,
    method: 'directdebit',
    mandateReference: request.mandateReference ?? null,
    details: {
      consumerName: request.consumerName,
      consumerAccount: `${account.slice(0, 2)}**${account.slice(-2)}`,
    },
  } satisfies Omit<MandateResponse, 'links'> & { _links: object }
  return { status: 201, body }
}

/**
 * A payment under a mandate, processing from the start; null if the customer has no such mandate.
 */
export function createDebit(
  books: FakeBooks,
  request: {
    amountMinor: number
    amount: { currency: string }
    metadata: { attempt: string }
    customerId?: string
    mandateId?: string
  },
): FakePayment | null {
  const { mandateId = '', customerId } = request
  if (customerId === undefined || signed.get(books)?.get(mandateId) !== customerId) return null
  const payment = books.make({
    attempt: request.metadata.attempt,
    amountMinor: request.amountMinor,
    currency: request.amount.currency,
    method: 'directdebit',
    returnUrl: '',
    keepCard: false,
    customer: customerId,
    charged: mandateId,
  })
  return books.act(payment.id, 'later')
}

/** Whether a text is a plausible account for a fake provider. */
export function isAccount(text: string): boolean {
  return /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(text)
}
