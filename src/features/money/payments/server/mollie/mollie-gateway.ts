import type { PaymentRequest } from 'mollie-api-typescript/models/paymentrequest.js'
import { toDecimal } from '../../rules/decimal-amount.ts'
import { cardMethods, type MethodKey } from '../../rules/methods.ts'
import { mollieLocales, mollieMethodOf, mollieMethods } from '../../rules/mollie-words.ts'
import { CardRefused, GatewayUnreachable, type PaymentGateway, type PaymentWish } from '../gateway.ts'
import { keyFor } from '../provider-edge.ts'
import { cardOfToken } from './card-token.ts'
import { askMollie, type MollieKeys, statusOf } from './client.ts'
import { listAt } from './list-payments.ts'
import { collectAt } from './collect.ts'
import { hearMollie, type MollieProof } from './hear-mollie.ts'
import { readPayment } from './read-payment.ts'
import { refundAt } from './refunds.ts'
import { settlementsAt } from './settlements.ts'

const id = 'mollie'
const paymentName = /^tr_[A-Za-z0-9]{1,60}$/

/** Options of the Mollie adapter. */
export interface MollieOptions extends MollieKeys, MollieProof {
  /**
   * The methods enabled in the operator's account; if omitted, all that Mollie accepts without
   * activation, which excludes direct debit.
   */
  readonly methods?: readonly MethodKey[]
  /** The organization token, `access_…`, for reading settlements; without it none are reported. */
  readonly organizationToken?: string
  /**
   * The URL for Mollie's webhooks including the path secret; null if this server is not reachable,
   * in which case the scheduled job picks up changes.
   */
  readonly webhookUrl: string | null
}

/** The Mollie adapter: hosted payments, refunds, cards stored as customer and mandate. */
export function mollieGateway(options: MollieOptions): PaymentGateway {
  const ask = askMollie(options)

  /**
   * The customer a card is stored under; a new one per attempt, so that a member's payments are not
   * linked at Mollie.
   */
  async function customerFor({ attempt, keepCard, method }: PaymentWish): Promise<string | null> {
    if (keepCard !== true || mollieMethodOf(method) !== 'creditcard') return null
    const wish = { idempotencyKey: keyFor(attempt, 'customer'), entityCustomer: { metadata: { attempt } } }
    const made = await ask((mollie) => mollie.customers.create(wish))
    if (made === null) throw new GatewayUnreachable(id)
    return made.id
  }

  const requestOf = (wish: Omit<PaymentWish, 'keepCard'>): PaymentRequest => ({
    description: wish.description,
    amount: { currency: wish.currency, value: toDecimal(wish.amountMinor, wish.currency) },
    redirectUrl: wish.siteUrl + wish.returnPath,
    webhookUrl: options.webhookUrl,
    locale: mollieLocales[wish.locale],
    metadata: { attempt: wish.attempt },
  })

  return {
    id,
    methods: options.methods ?? (Object.keys(mollieMethods) as MethodKey[]).filter((key) => key !== 'sdd'),
    keepsCards: cardMethods,
    leavesDisputesOpen: true,
    async createPayment(wish) {
      const customerId = await customerFor(wish)
      const paymentRequest: PaymentRequest = {
        ...requestOf(wish),
        method: mollieMethodOf(wish.method),
        ...(customerId !== null && { customerId, sequenceType: 'first' }),
      }
      const made = await ask((mollie) => mollie.payments.create({ idempotencyKey: wish.attempt, paymentRequest }))
      if (made?.links.checkout === undefined) throw new GatewayUnreachable(id)
      return { providerId: made.id, redirectUrl: made.links.checkout.href }
    },
    async fetchPayment(paymentId) {
      if (!paymentName.test(paymentId)) return null
      const payment = await ask((mollie) => mollie.payments.get({ paymentId }))
      const read = payment && (await ask((mollie) => readPayment(mollie, payment)))
      // Mollie knows the payment but not its related data: that is not a valid answer, in
      // particular not "no such payment".
      if (payment !== null && read === null) throw new GatewayUnreachable(id)
      return read
    },
    async charge({ token, ...wish }) {
      const card = cardOfToken(token)
      if (card === null) throw new CardRefused(id)
      const paymentRequest: PaymentRequest = {
        ...requestOf(wish),
        ...card,
        redirectUrl: null,
        sequenceType: 'recurring',
      }
      const made = await ask(async (mollie) => {
        try {
          return await mollie.payments.create({ idempotencyKey: wish.attempt, paymentRequest })
        } catch (error) {
          // Mollie rejected the customer or the mandate.
          if (statusOf(error) === 422) throw new CardRefused(id)
          throw error
        }
      })
      if (made === null) throw new CardRefused(id)
      return { providerId: made.id, redirectUrl: null }
    },
    async forgetCard(token) {
      const card = cardOfToken(token)
      if (card !== null) await ask((mollie) => mollie.mandates.revoke(card))
    },
    async cancelPayment(paymentId) {
      if (!paymentName.test(paymentId)) return
      await ask(async (mollie) => {
        try {
          await mollie.payments.cancel({ paymentId })
        } catch (error) {
          // A bank page that cannot be cancelled from here expires automatically.
          if (statusOf(error) !== 422) throw error
        }
      })
    },
    ...collectAt(ask, options.webhookUrl),
    ...refundAt(ask),
    ...listAt(ask),
    ...(options.organizationToken !== undefined &&
      settlementsAt(askMollie({ ...options, apiKey: options.organizationToken, asOrganization: true }))),
    verifyWebhook: (raw) => hearMollie(options, raw),
  }
}
