import { randomUUID } from 'node:crypto'
import { sql } from '#platform/server/postgres/sql.ts'
import type { OrderView } from '../../contract/payments.ts'
import type { MethodKey } from '../../rules/methods.ts'
import type { PaymentsDeps } from '../deps.ts'
import { createMollieGateway } from '../gateways/mollie/mollie-gateway.ts'
import {
  sandboxKey,
  signatureHeader,
  signBody,
} from '#features/money/sandbox-gateway/server/signature.ts'
import { createStripeGateway } from '../gateways/stripe/stripe-gateway.ts'
import type { FakeOutcome } from './fake-books.ts'
import { startFakeMollie } from './fake-mollie.ts'
import { startFakeStripe } from './fake-stripe.ts'
import type { SentWebhook } from './gateway-webhook-cases.ts'
import { openShop, secret } from './open-shop.ts'

/** Fictitious keys of the two fake providers. */
export const keys = {
  apiKey: 'test_onlyForTestsOnlyForTests12',
  signingSecret: 'a signing secret of Mollie',
  pathSecret: 'e2c1f0a9b8d7c6e5f4a3b2c1d0e9f8a7b6c5d4e3',
  secretKey: 'sk_test_onlyForTests',
  webhookSecret: 'whsec_onlyForTests',
}
export type Gateway = 'mollie' | 'stripe' | 'sandbox'

/** An order as shown to the buyer, with its gateway, its id there and its payment page. */
export type PlacedOrder = OrderView & {
  readonly gateway: Gateway
  readonly ref: string
  readonly to: string
}

const mollieMethodKeys: MethodKey[] = ['ideal', 'sct', 'paysafecard']
const stripeMethodKeys: MethodKey[] = ['creditcard', 'visa', 'mastercard', 'ideal', 'paypal']

/** A shop with fakes of Mollie and Stripe, and the sandbox for methods that neither accepts. */
export async function openShopWithThreeGateways(
  more: Partial<PaymentsDeps> & { site?: never } = {},
) {
  const [mollie, stripe] = await Promise.all([startFakeMollie(keys), startFakeStripe(keys)])
  const { pathSecret } = keys
  const outside = [
    createMollieGateway({
      apiKey: keys.apiKey,
      pathSecret,
      signingSecrets: [keys.signingSecret],
      webhookUrl: `https://dates.test/api/webhooks/mollie/${pathSecret}`,
      serverUrl: mollie.url,
      methods: mollieMethodKeys,
    }),
    createStripeGateway({
      secretKey: keys.secretKey,
      webhookSecrets: [keys.webhookSecret],
      serverUrl: stripe.url,
      methods: stripeMethodKeys,
    }),
  ]
  const shop = await openShop({ preferred: outside, siteUrl: () => 'https://dates.test', ...more })

  return {
    ...shop,
    mollie,
    stripe,
    outside,
    async placeOrder(account: number, request: object = {}): Promise<PlacedOrder> {
      const { status, body } = await shop.order(account, request)
      if (status !== 200) throw new Error(JSON.stringify(body))
      const { gateway, ref } = await shop.database.one<{ gateway: Gateway; ref: string }>(sql`
        select a.gateway, a.ref from payments.attempt a join payments.purchase p on p.id = a.purchase_id
        where p.order_id = ${body.order.id}`)
      return { ...body.order, gateway, ref, to: body.redirect }
    },
    /** Simulates a payer or bank at any of the gateways, without notifying the shop. */
    async act({ gateway, ref }: PlacedOrder, outcome: FakeOutcome): Promise<void> {
      if (gateway === 'mollie') return void mollie.books.act(ref, outcome)
      if (gateway === 'stripe') return void stripe.books.act(ref, outcome)
      if (outcome === 'settle')
        return shop.database
          .run(sql`
        update sandbox_gateway.payment set state = 'paid', settles_at = null where id = ${ref}`)
          .then(() => {})
      // In the sandbox the second step of 3-D Secure has its own outcomes.
      const { status } = await shop.act(ref, outcome, 360_000)
      if (status === 409 && outcome === 'pay') await shop.act(ref, 'challenge_passed')
    },
    /** A webhook as the order's provider would send it at an instant. */
    createWebhook(
      { gateway, ref }: PlacedOrder,
      at: Date,
      how: { signed?: boolean; about?: 'session' | 'intent' | 'charge' } = {},
    ): SentWebhook {
      if (gateway === 'mollie')
        return how.signed === true
          ? mollie.signed(ref)
          : { ...mollie.classic(ref), secret: pathSecret }
      if (gateway === 'stripe') return stripe.signed(ref, at, how)
      return forgeWebhook(ref, sandboxKey(secret, 'webhook'), at)
    },
    /** A webhook signed without knowing the secret, claiming the order is paid. */
    forged({ gateway, ref }: PlacedOrder, at: Date): SentWebhook {
      if (gateway === 'mollie') return { ...mollie.classic(ref), secret: 'f'.repeat(40) }
      if (gateway === 'stripe')
        return stripe.signed(ref, at, {
          secret: 'whsec_somebodyElse',
          event: `evt_forged${randomUUID().slice(0, 8)}`,
        })
      return forgeWebhook(ref, Buffer.from('a key of nobody'), at, 'forged')
    },
    /** Posts a webhook to the shop and returns the status. */
    async post(gateway: string, { body, headers, secret: behind }: SentWebhook): Promise<number> {
      const path = behind === undefined ? gateway : `${gateway}/${behind}`
      const answer = await fetch(`${shop.url}/api/webhooks/${path}`, {
        method: 'POST',
        headers,
        body: new Uint8Array(body),
      })
      await answer.body?.cancel()
      return answer.status
    },
    async close() {
      await shop.close()
      await Promise.all([mollie.close(), stripe.close()])
    },
  }
}

export type ShopWithThreeGateways = Awaited<ReturnType<typeof openShopWithThreeGateways>>

function forgeWebhook(payment: string, key: Buffer, at: Date, event = 'evt'): SentWebhook {
  const body = JSON.stringify({ event: `${event}_${randomUUID()}`, payment, state: 'paid' })
  return {
    body: Buffer.from(body),
    headers: { 'content-type': 'application/json', [signatureHeader]: signBody(key, body, at) },
  }
}
