import { toDecimal } from '../../rules/decimal-amount.ts'
import { type DebitWish, DebitRefused } from '../debit.ts'
import { GatewayUnreachable, type PaymentGateway } from '../gateway.ts'
import { keyFor } from '../provider-edge.ts'
import { type AskMollie, statusOf } from './client.ts'

const id = 'mollie'

/** The part of the adapter of Mollie that collects direct debits: a customer, the mandate that was signed, and a payment under it. */
export function collectAt(ask: AskMollie, webhookUrl: string | null): Pick<PaymentGateway, 'collect'> {
  /** Does one step; what Mollie says no to is an account it takes nothing from. */
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

  return {
    async collect({ attempt, debit, amountMinor, currency, description }: DebitWish) {
      const { holder, iban, mandate } = debit
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
            customerId: customer.id,
            mandateId: signed.id,
            sequenceType: 'recurring',
          },
        }),
      )
      return { providerId: made.id, reference: null }
    },
  }
}
