import type Stripe from 'stripe'
import { stripeState } from '../../../rules/provider-codes/stripe-codes.ts'
import { GatewayUnreachable, type ListedPayment, type PaymentGateway } from '../gateway.ts'
import { isAttempt } from '../call-provider.ts'
import { type CallStripe, toId } from './client.ts'
import { toMinorUnits } from './read-payment.ts'

/** Stripe's maximum page size. */
const maxPageSize = 100
type Page<T> = { readonly data: readonly T[]; readonly has_more: boolean }
type ListQuery = { created: { gte: number }; limit: number; starting_after?: string }

/**
 * Stripe lists its pages and payment intents separately: first all pages, then payments without a
 * page, such as those with a stored card.
 */
export function createPaymentLister(
  call: CallStripe,
): Required<Pick<PaymentGateway, 'listPayments'>> {
  async function* all<T extends { id: string }>(
    read: (stripe: Stripe, query: ListQuery) => Promise<Page<T>>,
    since: Date,
  ) {
    const asked = { created: { gte: Math.floor(since.getTime() / 1000) }, limit: maxPageSize }
    for (let last: string | undefined, more = true; more; ) {
      const page = await call((stripe) =>
        read(stripe, { ...asked, ...(last !== undefined && { starting_after: last }) }),
      )
      if (page === null) throw new GatewayUnreachable('stripe')
      yield* page.data
      last = page.data.at(-1)?.id
      more = page.has_more && last !== undefined
    }
  }

  return {
    async *listPayments(since): AsyncGenerator<ListedPayment> {
      const behindPages = new Set<string>()
      const expand = ['data.payment_intent']
      for await (const session of all(
        (stripe, query) => stripe.checkout.sessions.list({ ...query, expand }),
        since,
      )) {
        const intent = toId(session.payment_intent)
        if (intent !== null) behindPages.add(intent)
        if (session.mode === 'payment') yield* ofSession(session)
      }
      for await (const intent of all((stripe, asked) => stripe.paymentIntents.list(asked), since))
        if (!behindPages.has(intent.id)) yield* listed(intent.id, { session: null, intent })
    },
  }
}

function ofSession(session: Stripe.Checkout.Session): ListedPayment[] {
  const { payment_intent: intent } = session
  return listed(session.id, { session, intent: typeof intent === 'string' ? null : intent })
}

/** Entries that cannot be interpreted involve no money and are skipped. */
function listed(
  providerId: string,
  {
    session,
    intent,
  }: { session: Stripe.Checkout.Session | null; intent: Stripe.PaymentIntent | null },
): ListedPayment[] {
  const sessionState = session && { status: session.status, paymentStatus: session.payment_status }
  const state = stripeState({ session: sessionState, intent: intent?.status ?? null })
  const paid = intent?.status === 'succeeded' ? intent.amount_received : null
  const currency = (intent?.currency ?? session?.currency ?? '').toUpperCase()
  const createdSeconds = session?.created ?? intent?.created
  const amount = paid ?? session?.amount_total ?? intent?.amount
  if (state === null || createdSeconds === undefined || amount === undefined || currency === '')
    return []
  const attempt = session?.client_reference_id ?? intent?.metadata.attempt
  const madeAt = new Date(createdSeconds * 1000)
  const amountMinor = toMinorUnits(amount, currency)
  return [
    {
      providerId,
      state,
      amountMinor,
      currency,
      attempt: isAttempt(attempt) ? attempt : null,
      madeAt,
    },
  ]
}
