import { toDecimal } from '../../rules/decimal-amount.ts'
import { type Debit, DebitRefused } from '../debit.ts'
import { type DebitWish, GatewayUnreachable, type PaymentGateway } from '../gateway.ts'
import { keyFor } from '../provider-edge.ts'
import { cardOfToken, type MollieCard, tokenOf } from './card-token.ts'
import { type AskMollie, statusOf } from './client.ts'

const id = 'mollie'

/**
 * The direct debit part of the Mollie adapter: a customer, the signed mandate, and a payment under
 * it.
 */
export function collectAt(ask: AskMollie, webhookUrl: string | null): Pick<PaymentGateway, 'collect'> {
  /** Runs one step; if Mollie rejects it, the account is refused. */
  async function step<T>(act: Parameters<typeof ask<T>>[0]): Promise<T> {
    const made = await ask(async (mollie) => {
      try {
        return await act(mollie)
      } catch (error) {
        if (statusOf(error) === 422) throw new DebitRefused(id)
        throw error
      }
    })
    if (made === null) throw new GatewayUnreachable(id)
    return made
  }

  /**
   * Creates a mandate at Mollie under its own customer, so that a member's accounts are not linked
   * there.
   */
  async function sign(attempt: string, { holder, iban, mandate }: Debit): Promise<MollieCard> {
    const customer = await step((mollie) =>
      mollie.customers.create({
        idempotencyKey: keyFor(attempt, 'customer'),
        entityCustomer: { name: holder, metadata: { attempt } },
      }),
    )
    const signed = await step((mollie) =>
      mollie.mandates.create({
        customerId: customer.id,
        idempotencyKey: keyFor(attempt, 'mandate'),
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
    async collect({ attempt, debit, amountMinor, currency, description }: DebitWish) {
      const under = cardOfToken(debit.mandate.token ?? '') ?? (await sign(attempt, debit))
      const made = await step((mollie) =>
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
      return { providerId: made.id, reference: null, token: tokenOf(under) }
    },
  }
}
