import type { PaymentRequest } from 'mollie-api-typescript/models/paymentrequest.js'
import { toDecimal } from '#kernel/money.ts'
import {
  cardMethods,
  getMollieMethod,
  methodKeys,
  methods,
  type MethodKey,
} from '../../../rules/methods.ts'
import { mollieLocales } from '../../../rules/provider-codes/mollie-codes.ts'
import {
  CardRefused,
  GatewayUnreachable,
  type PaymentGateway,
  type ProviderPaymentRequest,
} from '../gateway.ts'
import { deriveKey } from '../call-provider.ts'
import { parseCardToken } from './card-token.ts'
import { createMollieCaller, type MollieKeys, getStatus } from './client.ts'
import { createPaymentLister } from './list-payments.ts'
import { createDebitCollector } from './collect.ts'
import { verifyMollieWebhook, type MollieSecrets } from './verify-webhook.ts'
import { readPayment } from './read-payment.ts'
import { createRefunder } from './refunds.ts'
import { createSettlementReader } from './settlements.ts'

const id = 'mollie'
const paymentName = /^tr_[A-Za-z0-9]{1,60}$/

/** Options of the Mollie adapter. */
export interface MollieOptions extends MollieKeys, MollieSecrets {
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
export function createMollieGateway(options: MollieOptions): PaymentGateway {
  const call = createMollieCaller(options)

  /**
   * The customer a card is stored under; a new one per attempt, so that a member's payments are not
   * linked at Mollie.
   */
  async function customerFor({
    attempt,
    keepCard,
    method,
  }: ProviderPaymentRequest): Promise<string | null> {
    if (keepCard !== true || getMollieMethod(method) !== 'creditcard') return null
    const request = {
      idempotencyKey: deriveKey(attempt, 'customer'),
      entityCustomer: { metadata: { attempt } },
    }
    const customer = await call((mollie) => mollie.customers.create(request))
    if (customer === null) throw new GatewayUnreachable(id)
    return customer.id
  }

  const toPaymentRequest = (request: Omit<ProviderPaymentRequest, 'keepCard'>): PaymentRequest => ({
    description: request.description,
    amount: { currency: request.currency, value: toDecimal(request.amountMinor, request.currency) },
    redirectUrl: request.siteUrl + request.returnPath,
    webhookUrl: options.webhookUrl,
    locale: mollieLocales[request.locale],
    metadata: { attempt: request.attempt },
  })

  return {
    id,
    methods:
      options.methods ??
      methodKeys.filter((key) => getMollieMethod(key) !== null && methods[key].saves !== 'mandate'),
    keepsCards: cardMethods,
    leavesDisputesOpen: true,
    async createPayment(request) {
      const customerId = await customerFor(request)
      const paymentRequest: PaymentRequest = {
        ...toPaymentRequest(request),
        method: getMollieMethod(request.method) ?? undefined,
        ...(customerId !== null && { customerId, sequenceType: 'first' }),
      }
      const payment = await call((mollie) =>
        mollie.payments.create({ idempotencyKey: request.attempt, paymentRequest }),
      )
      if (payment?.links.checkout === undefined) throw new GatewayUnreachable(id)
      return { providerId: payment.id, redirectUrl: payment.links.checkout.href }
    },
    async fetchPayment(paymentId) {
      if (!paymentName.test(paymentId)) return null
      const payment = await call((mollie) => mollie.payments.get({ paymentId }))
      const read = payment && (await call((mollie) => readPayment(mollie, payment)))
      // Mollie found the payment but not its related data, which is not a valid response and does
      // not mean "no such payment".
      if (payment !== null && read === null) throw new GatewayUnreachable(id)
      return read
    },
    async charge({ token, ...request }) {
      const card = parseCardToken(token)
      if (card === null) throw new CardRefused(id)
      const paymentRequest: PaymentRequest = {
        ...toPaymentRequest(request),
        ...card,
        redirectUrl: null,
        sequenceType: 'recurring',
      }
      const made = await call(async (mollie) => {
        try {
          return await mollie.payments.create({ idempotencyKey: request.attempt, paymentRequest })
        } catch (error) {
          // Mollie rejected the customer or the mandate.
          if (getStatus(error) === 422) throw new CardRefused(id)
          throw error
        }
      })
      if (made === null) throw new CardRefused(id)
      return { providerId: made.id, redirectUrl: null }
    },
    async forgetCard(token) {
      const card = parseCardToken(token)
      if (card !== null) await call((mollie) => mollie.mandates.revoke(card))
    },
    async cancelPayment(paymentId) {
      if (!paymentName.test(paymentId)) return
      await call(async (mollie) => {
        try {
          await mollie.payments.cancel({ paymentId })
        } catch (error) {
          // A bank page that cannot be cancelled from here expires automatically.
          if (getStatus(error) !== 422) throw error
        }
      })
    },
    ...createDebitCollector(call, options.webhookUrl),
    ...createRefunder(call),
    ...createPaymentLister(call),
    ...(options.organizationToken !== undefined &&
      createSettlementReader(
        createMollieCaller({ ...options, apiKey: options.organizationToken, asOrganization: true }),
      )),
    verifyWebhook: (raw) => verifyMollieWebhook(options, raw),
  }
}
