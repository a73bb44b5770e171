import { z } from 'zod'
import { cardMethods, methodKeys, methods } from '#features/money/payments/index.ts'
import {
  CardRefused,
  GatewayUnreachable,
  type PaymentGateway,
  type ProviderPaymentRequest,
  type ProviderRefund,
  DebitRefused,
  isAttempt,
  sanitizeError,
  parseJson,
  decodeUtf8,
} from '#features/money/payments/server/index.ts'
import { listPaymentsSince } from './list-payments.ts'
import { isSigned, sandboxKey, signatureHeader } from './signature.ts'
import {
  type CreateBody,
  eventBody,
  listBody,
  paymentBody,
  refundResponseBody,
  type RefundResponseBody,
  settlementBody,
} from './wire.ts'

const id = 'sandbox'
/** The sandbox adapter, which has only its provider's URL and keys. */
export function createSandboxAdapter({
  ownUrl,
  secret,
  timeoutMs = 5000,
}: {
  readonly ownUrl: string
  readonly secret: string
  readonly timeoutMs?: number
}): PaymentGateway {
  const bearer = `Bearer ${sandboxKey(secret, 'api').toString('hex')}`
  const webhookKey = sandboxKey(secret, 'webhook')

  /** Returns the provider's response; null for a 404, `declined` for a 409. */
  async function call<T>(
    shape: { parse(read: unknown): T },
    path: string,
    body?: object,
  ): Promise<T | 'declined' | null> {
    try {
      const response = await fetch(`${ownUrl}/dev/pay/api${path}`, {
        method: body === undefined ? 'GET' : 'POST',
        headers: {
          authorization: bearer,
          ...(body !== undefined && { 'content-type': 'application/json' }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(timeoutMs),
      })
      if (response.status === 404) return null
      if (response.status === 409) return 'declined'
      if (!response.ok) throw new Error(`unexpected sandbox status: ${response.status}`)
      return shape.parse(await response.json())
    } catch (error) {
      throw new GatewayUnreachable(id, sanitizeError(error))
    }
  }

  return {
    id,
    // It accepts every active method.
    methods: methodKeys.filter((key) => methods[key].status === 'active'),
    keepsCards: cardMethods,
    async createPayment(request) {
      const payment = await call(paymentBody, '/payments', {
        ...toCreateBody(request),
        keep_card: request.keepCard === true,
      })
      if (payment === null || payment === 'declined') throw new GatewayUnreachable(id)
      return { providerId: payment.id, redirectUrl: payment.pay_path }
    },
    async fetchPayment(providerId) {
      const found = await call(paymentBody, `/payments/${encodeURIComponent(providerId)}`)
      if (found === null || found === 'declined') return null
      const {
        state,
        currency,
        amount_minor: amountMinor,
        reference,
        refunded_minor: refundedMinor,
        dispute,
        stored_card: storedCard,
        failure,
        payer_country: payerCountry,
      } = found
      return {
        providerId,
        state,
        amountMinor,
        currency,
        attempt: isAttempt(reference) ? reference : null,
        refundedMinor,
        disputedMinor: dispute === null || dispute.state === 'won' ? 0 : dispute.amount_minor,
        dispute: dispute && {
          id: dispute.id,
          amountMinor: dispute.amount_minor,
          state: dispute.state,
          reason: dispute.reason,
        },
        storedCard,
        ...(payerCountry !== null && { payerCountry }),
        ...(failure !== null && { failure }),
      }
    },
    async charge({ token, ...request }) {
      const made = await call(paymentBody, '/charges', { ...toCreateBody(request), token })
      if (made === null || made === 'declined') throw new CardRefused(id)
      return {
        providerId: made.id,
        redirectUrl: made.state === 'action_required' ? made.pay_path : null,
      }
    },
    async forgetCard(token) {
      await call(z.unknown(), `/cards/${encodeURIComponent(token)}/forget`, {})
    },
    async collect({ debit, ...request }) {
      const made = await call(paymentBody, '/debits', {
        ...toCreateBody({ ...request, method: 'sdd' }),
        holder: debit.holder,
        iban: debit.iban,
        mandate_reference: debit.mandate.reference,
      })
      if (made === null || made === 'declined') throw new DebitRefused(id)
      return { providerId: made.id, reference: null, token: null }
    },
    async refund({ providerId, amountMinor, currency, attempt }) {
      const made = await call(
        refundResponseBody,
        `/payments/${encodeURIComponent(providerId)}/refunds`,
        {
          idempotency_key: attempt,
          amount_minor: amountMinor,
          currency,
        },
      )
      return made === null || made === 'declined'
        ? { refundId: null, state: 'failed', amountMinor, currency }
        : toProviderRefund(made)
    },
    async fetchRefund({ providerId, refundId }) {
      const found = await call(
        refundResponseBody,
        `/payments/${encodeURIComponent(providerId)}/refunds/${encodeURIComponent(refundId)}`,
      )
      return found === null || found === 'declined' ? null : toProviderRefund(found)
    },
    async settlements(day) {
      const lines = await call(settlementBody, `/settlements/${encodeURIComponent(day)}`)
      if (lines === null || lines === 'declined') return []
      return lines.map(({ payment: providerId, amount_minor: amountMinor, ...line }) => ({
        ...line,
        providerId,
        amountMinor,
      }))
    },
    async cancelPayment(providerId) {
      await call(paymentBody, `/payments/${encodeURIComponent(providerId)}/cancel`, {})
    },
    listPayments: (since) =>
      listPaymentsSince(async (query) => {
        const page = await call(listBody, `/payments?${query}`)
        if (page === null || page === 'declined') throw new GatewayUnreachable(id)
        return page
      }, since),
    verifyWebhook({ body, header }, now) {
      if (!isSigned(webhookKey, body, header(signatureHeader), now)) return null
      const read = eventBody.safeParse(parseJson(decodeUtf8(body)))
      return read.success ? { eventId: read.data.event, providerId: read.data.payment } : null
    },
  }
}

function toProviderRefund({
  id: refundId,
  state,
  amount_minor: amountMinor,
  currency,
}: RefundResponseBody): ProviderRefund {
  return { refundId, state, amountMinor, currency }
}

function toCreateBody(
  request: Omit<ProviderPaymentRequest, 'keepCard'>,
): Omit<CreateBody, 'keep_card'> {
  return {
    idempotency_key: request.attempt,
    amount_minor: request.amountMinor,
    currency: request.currency,
    method: request.method,
    locale: request.locale,
    reference: request.attempt,
    description: request.description,
    return_path: request.returnPath,
  }
}
