import { z } from 'zod'
import { cardMethods, methodKeys, methods } from '../../rules/methods.ts'
import {
  CardRefused,
  GatewayUnreachable,
  type PaymentGateway,
  type PaymentWish,
  type ProviderRefund,
} from '../gateway.ts'
import { DebitRefused } from '../debit.ts'
import { isAttempt, wordsOf } from '../provider-edge.ts'
import { jsonOf, textOf } from '../read-text.ts'
import { listFrom } from './list-payments.ts'
import { isSigned, sandboxKey, signatureHeader } from './signature.ts'
import {
  type CreateBody,
  eventBody,
  listBody,
  paymentBody,
  refundedBody,
  type RefundedBody,
  settlementBody,
} from './wire.ts'

const id = 'sandbox'
/** The sandbox adapter: it only knows its provider's URL and keys. */
export function sandboxGateway({
  ownUrl,
  secret,
  patienceMs = 5000,
}: {
  readonly ownUrl: string
  readonly secret: string
  readonly patienceMs?: number
}): PaymentGateway {
  const bearer = `Bearer ${sandboxKey(secret, 'api').toString('hex')}`
  const webhookKey = sandboxKey(secret, 'webhook')

  /** Returns the provider's response; null for a 404, `declined` for a 409. */
  async function ask<T>(
    shape: { parse(read: unknown): T },
    path: string,
    body?: object,
  ): Promise<T | 'declined' | null> {
    try {
      const response = await fetch(`${ownUrl}/dev/pay/api${path}`, {
        method: body === undefined ? 'GET' : 'POST',
        headers: { authorization: bearer, ...(body !== undefined && { 'content-type': 'application/json' }) },
        ...(body !== undefined && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(patienceMs),
      })
      if (response.status === 404) return null
      if (response.status === 409) return 'declined'
      if (!response.ok) throw new Error(`unexpected sandbox status: ${response.status}`)
      return shape.parse(await response.json())
    } catch (error) {
      throw new GatewayUnreachable(id, wordsOf(error))
    }
  }

  return {
    id,
    // It accepts every active method.
    methods: methodKeys.filter((key) => methods[key].status === 'active'),
    keepsCards: cardMethods,
    async createPayment(wish) {
      const made = await ask(paymentBody, '/payments', { ...bodyOf(wish), keep_card: wish.keepCard === true })
      if (made === null || made === 'declined') throw new GatewayUnreachable(id)
      return { providerId: made.id, redirectUrl: made.pay_path }
    },
    async fetchPayment(providerId) {
      const found = await ask(paymentBody, `/payments/${encodeURIComponent(providerId)}`)
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
    async charge({ token, ...wish }) {
      const made = await ask(paymentBody, '/charges', { ...bodyOf(wish), token })
      if (made === null || made === 'declined') throw new CardRefused(id)
      return { providerId: made.id, redirectUrl: made.state === 'action_required' ? made.pay_path : null }
    },
    async forgetCard(token) {
      await ask(z.unknown(), `/cards/${encodeURIComponent(token)}/forget`, {})
    },
    async collect({ debit, ...wish }) {
      const made = await ask(paymentBody, '/debits', {
        ...bodyOf({ ...wish, method: 'sdd' }),
        holder: debit.holder,
        iban: debit.iban,
        mandate_reference: debit.mandate.reference,
      })
      if (made === null || made === 'declined') throw new DebitRefused(id)
      return { providerId: made.id, reference: null, token: null }
    },
    async refund({ providerId, amountMinor, currency, attempt }) {
      const made = await ask(refundedBody, `/payments/${encodeURIComponent(providerId)}/refunds`, {
        idempotency_key: attempt,
        amount_minor: amountMinor,
        currency,
      })
      return made === null || made === 'declined'
        ? { refundId: null, state: 'failed', amountMinor, currency }
        : refundOf(made)
    },
    async fetchRefund({ providerId, refundId }) {
      const found = await ask(
        refundedBody,
        `/payments/${encodeURIComponent(providerId)}/refunds/${encodeURIComponent(refundId)}`,
      )
      return found === null || found === 'declined' ? null : refundOf(found)
    },
    async settlements(day) {
      const told = await ask(settlementBody, `/settlements/${encodeURIComponent(day)}`)
      if (told === null || told === 'declined') return []
      return told.map(({ payment: providerId, amount_minor: amountMinor, ...line }) => ({
        ...line,
        providerId,
        amountMinor,
      }))
    },
    async cancelPayment(providerId) {
      await ask(paymentBody, `/payments/${encodeURIComponent(providerId)}/cancel`, {})
    },
    listPayments: (since) =>
      listFrom(async (query) => {
        const page = await ask(listBody, `/payments?${query}`)
        if (page === null || page === 'declined') throw new GatewayUnreachable(id)
        return page
      }, since),
    verifyWebhook({ body, header }, now) {
      if (!isSigned(webhookKey, body, header(signatureHeader), now)) return null
      const read = eventBody.safeParse(jsonOf(textOf(body)))
      return read.success ? { eventId: read.data.event, providerId: read.data.payment } : null
    },
  }
}

function refundOf({ id: refundId, state, amount_minor: amountMinor, currency }: RefundedBody): ProviderRefund {
  return { refundId, state, amountMinor, currency }
}

function bodyOf(wish: Omit<PaymentWish, 'keepCard'>): Omit<CreateBody, 'keep_card'> {
  return {
    idempotency_key: wish.attempt,
    amount_minor: wish.amountMinor,
    currency: wish.currency,
    method: wish.method,
    locale: wish.locale,
    reference: wish.attempt,
    description: wish.description,
    return_path: wish.returnPath,
  }
}
