import { toDecimal } from '#kernel/money.ts'
import { type Debit, DebitRefused } from '../../debit.ts'
import { type ProviderDebitRequest, GatewayUnreachable, type PaymentGateway } from '../gateway.ts'
import { deriveKey } from '../call-provider.ts'
import { parseCardToken, type MollieCard, formatCardToken } from './card-token.ts'
import { type CallMollie, getStatus } from './client.ts'

const id = 'mollie'

/**
 * The direct debit part of the Mollie adapter: a customer, the signed mandate, and a payment under
 * it.
 */
export function createDebitCollector(
  call: CallMollie,
  webhookUrl: string | null,
): Pick<PaymentGateway, 'collect'> {
  /** Runs one step; if Mollie rejects it, the account is refused. */
  async function step<T>(act: Parameters<typeof call<T>>[0]): Promise<T> {
    const result = await call(async (mollie) => {
      try {
        return await act(mollie)
      } catch (error) {
        if (getStatus(error) === 422) throw new DebitRefused(id)
        throw error
      }
    })
    if (result === null) throw new GatewayUnreachable(id)
    return result
  }

  /**
   * Creates a mandate at Mollie under its own customer, so that a member's accounts are not linked
   * there.
   */
  async function sign(attempt: string, { holder, iban, mandate }: Debit): Promise<MollieCard> {
    const customer = await step((mollie) =>
      mollie.customers.create({
        idempotencyKey: deriveKey(attempt, 'customer'),
        entityCustomer: { name: holder, metadata: { attempt } },
      }),
    )
    const signed = await step((mollie) =>
      mollie.mandates.create({
        customerId: customer.id,
        idempotencyKey: deriveKey(attempt, 'mandate'),
        mandateRequest: {
          method: 'directdebit',
          consumerName: holder,
          consumerAccount: iban,
          signatureDate: mandate.signedAt.toISOString().slice(0, 10),
          mandateReference: mandate.reference,
        },
      }),
    )
    return { customerId: customer.id, mandateId: signed.id }
  }

  return {
    async collect({ attempt, debit, amountMinor, currency, description }: ProviderDebitRequest) {
      const under = parseCardToken(debit.mandate.token ?? '') ?? (await sign(attempt, debit))
      const payment = await step((mollie) =>
        mollie.payments.create({
          idempotencyKey: attempt,
          paymentRequest: {
            description,
            amount: { currency, value: toDecimal(amountMinor, currency) },
            redirectUrl: null,
            webhookUrl,
            metadata: { attempt },
            method: 'directdebit',
            ...under,
            sequenceType: 'recurring',
          },
        }),
      )
      return { providerId: payment.id, reference: null, token: formatCardToken(under) }
    },
  }
}
