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

/** What the adapter of Mollie is made from. */
export interface MollieOptions extends MollieKeys, MollieProof {
  /** What the operator's account has switched on; when left out all that Mollie takes of anybody, which a first direct debit is not. */
  readonly methods?: readonly MethodKey[]
  /** The token of the organization, `access_…`, with which settlements are read; without it they are not told. */
  readonly organizationToken?: string
  /** Where Mollie sends its webhooks, path secret included; null where it could not reach us, and then a timed job finds out. */
  readonly webhookUrl: string | null
}

/** The adapter of Mollie: hosted payments, refunds, cards kept as customer and mandate. */
export function mollieGateway(options: MollieOptions): PaymentGateway {
  const ask = askMollie(options)

  /** The customer a card is kept under; a new one for each attempt, so that nothing there ties a member's payments together. */
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
      // It knows the payment and not what belongs to it: that is no answer, least of all "there is no such payment".
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
          // It looked at the customer and the mandate and takes nothing from them.
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
          // A bank's page that cannot be closed from here runs out by itself.
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
