import type Stripe from 'stripe'
import { toStripeAmount } from '../../rules/stripe-words.ts'
import { DebitRefused } from '../debit.ts'
import { type DebitWish, GatewayUnreachable, type PaymentGateway } from '../gateway.ts'
import { type AskStripe, faultOf, idOf } from './client.ts'

const id = 'stripe'

/**
 * The direct debit part of the Stripe adapter: the account and the holder's authorisation are sent
 * with the payment.
 */
export function collectAt(ask: AskStripe): Pick<PaymentGateway, 'collect'> {
  return {
    async collect(wish) {
      const made = await ask(async (stripe) => {
        try {
          return await stripe.paymentIntents.create(intentOf(wish), { idempotencyKey: wish.attempt })
        } catch (error) {
          const { type, param } = faultOf(error)
          if (type === 'StripeInvalidRequestError' && param?.startsWith('payment_method_data'))
            throw new DebitRefused(id)
          throw error
        }
      })
      if (made === null) throw new GatewayUnreachable(id)
      return { providerId: made.id, reference: await referenceOf(ask, made), token: null }
    },
  }
}

function intentOf({ attempt, debit, amountMinor, currency, description }: DebitWish): Stripe.PaymentIntentCreateParams {
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
    // Stripe writes its own reference, which starts with our prefix.
    payment_method_options: { sepa_debit: { mandate_options: { reference_prefix: prefixOf(mandate.reference) } } },
    expand: ['latest_charge'],
  }
}

/** At most twelve of the characters Stripe allows. */
function prefixOf(reference: string): string {
  return reference.slice(0, 12)
}

/** The reference shown by the payer's bank; null while Stripe does not report it. */
async function referenceOf(ask: AskStripe, { latest_charge: charge }: Stripe.PaymentIntent): Promise<string | null> {
  const details = typeof charge === 'object' ? charge?.payment_method_details?.sepa_debit : undefined
  const name = idOf(details?.mandate)
  if (name === null) return null
  const mandate = await ask((stripe) => stripe.mandates.retrieve(name)).catch(() => null)
  return mandate?.payment_method_details.sepa_debit?.reference ?? null
}
