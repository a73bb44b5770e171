import { toStripeAmount } from '../../../rules/provider-codes/stripe-codes.ts'
import { CardRefused, type PaymentGateway } from '../gateway.ts'
import { parseCardToken } from './card-token.ts'
import { type CallStripe, readError } from './client.ts'

const id = 'stripe'

/** The saved-card part of the Stripe adapter. */
export function createCharger(call: CallStripe): Pick<PaymentGateway, 'charge' | 'forgetCard'> {
  return {
    async charge({ token, attempt, amountMinor, currency, description, siteUrl, returnPath }) {
      const card = parseCardToken(token)
      if (card === null) throw new CardRefused(id)
      const payment = await call(async (stripe) => {
        try {
          // The member is present, having pressed a button, so the bank can authenticate them.
          return await stripe.paymentIntents.create(
            {
              amount: toStripeAmount(amountMinor, currency),
              currency: currency.toLowerCase(),
              customer: card.customer,
              payment_method: card.paymentMethod,
              allowed_payment_method_types: ['card'],
              confirm: true,
              return_url: siteUrl + returnPath,
              description,
              metadata: { attempt },
            },
            { idempotencyKey: attempt },
          )
        } catch (error) {
          const { type, param, paymentIntent } = readError(error)
          // Declined by the bank: this is a failed payment.
          if (type === 'StripeCardError' && paymentIntent !== undefined)
            return { id: paymentIntent, next_action: null }
          if (
            type === 'StripeInvalidRequestError' &&
            (param === 'payment_method' || param === 'customer')
          )
            throw new CardRefused(id)
          throw error
        }
      })
      if (payment === null) throw new CardRefused(id)
      return {
        providerId: payment.id,
        redirectUrl: payment.next_action?.redirect_to_url?.url ?? null,
      }
    },
    async forgetCard(token) {
      const card = parseCardToken(token)
      if (card === null) return
      await call(async (stripe) => {
        try {
          await stripe.paymentMethods.detach(card.paymentMethod)
        } catch (error) {
          // A payment method without a customer has already been deleted.
          if (readError(error).type !== 'StripeInvalidRequestError') throw error
        }
      })
    },
  }
}
