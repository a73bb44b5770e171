import type Stripe from 'stripe'
import { toStripeAmount } from '../../../rules/provider-codes/stripe-codes.ts'
import { DebitRefused } from '../../debit.ts'
import { type ProviderDebitRequest, GatewayUnreachable, type PaymentGateway } from '../gateway.ts'
import { type CallStripe, readError, toId } from './client.ts'

const id = 'stripe'

/**
 * The direct debit part of the Stripe adapter: the account and the holder's authorisation are sent
 * with the payment.
 */
export function createDebitCollector(call: CallStripe): Pick<PaymentGateway, 'collect'> {
  return {
    async collect(request) {
      const payment = await call(async (stripe) => {
        try {
          return await stripe.paymentIntents.create(toIntentParams(request), {
            idempotencyKey: request.attempt,
          })
        } catch (error) {
          const { type, param } = readError(error)
          if (type === 'StripeInvalidRequestError' && param?.startsWith('payment_method_data'))
            throw new DebitRefused(id)
          throw error
        }
      })
      if (payment === null) throw new GatewayUnreachable(id)
      return { providerId: payment.id, reference: await readReference(call, payment), token: null }
    },
  }
}

function toIntentParams({
  attempt,
  debit,
  amountMinor,
  currency,
  description,
}: ProviderDebitRequest): Stripe.PaymentIntentCreateParams {
  const { holder, iban, email, address, mandate, signedFrom } = debit
  return {
    amount: toStripeAmount(amountMinor, currency),
    currency: currency.toLowerCase(),
    description,
    metadata: { attempt },
    confirm: true,
    allowed_payment_method_types: ['sepa_debit'],
    payment_method_data: {
      type: 'sepa_debit',
      sepa_debit: { iban },
      billing_details: {
        name: holder,
        email,
        address: {
          line1: `${address.street} ${address.houseNumber}`,
          postal_code: address.zip,
          city: address.city,
          country: address.country,
        },
      },
    },
    mandate_data: {
      customer_acceptance: {
        type: 'online',
        accepted_at: Math.floor(mandate.signedAt.getTime() / 1000),
        online: { ip_address: signedFrom.address, user_agent: signedFrom.userAgent },
      },
    },
    // Stripe generates its own reference, which starts with our prefix.
    payment_method_options: {
      sepa_debit: { mandate_options: { reference_prefix: toReferencePrefix(mandate.reference) } },
    },
    expand: ['latest_charge'],
  }
}

/** At most twelve characters that Stripe allows. */
function toReferencePrefix(reference: string): string {
  return reference.slice(0, 12)
}

/** The reference shown by the payer's bank; null while Stripe does not report it. */
async function readReference(
  call: CallStripe,
  { latest_charge: charge }: Stripe.PaymentIntent,
): Promise<string | null> {
  const details =
    typeof charge === 'object' ? charge?.payment_method_details?.sepa_debit : undefined
  const name = toId(details?.mandate)
  if (name === null) return null
  const mandate = await call((stripe) => stripe.mandates.retrieve(name)).catch(() => null)
  return mandate?.payment_method_details.sepa_debit?.reference ?? null
}
