import { afterAll, beforeAll } from 'vitest'
import { createMollieGateway, type MollieOptions } from './mollie/mollie-gateway.ts'
import { createStripeGateway, type StripeOptions } from './stripe/stripe-gateway.ts'
import type { FakeBooks } from '../testing/fake-books.ts'
import { startFakeMollie } from '../testing/fake-mollie.ts'
import { startFakeStripe } from '../testing/fake-stripe.ts'
import { type FaultyProxy, startFaultyProxy } from '../testing/faulty-proxy.ts'
import { cardCases } from '../testing/gateway-card-cases.ts'
import { debitCases } from '../testing/gateway-debit-cases.ts'
import { gatewayCases, paymentRequest } from '../testing/gateway-cases.ts'
import { faultCases } from '../testing/gateway-fault-cases.ts'
import { listCases } from '../testing/gateway-list-cases.ts'
import { payerCases } from '../testing/gateway-payer-cases.ts'
import { refundCases } from '../testing/gateway-refund-cases.ts'
import { refundEdgeCases } from '../testing/gateway-refund-edge-cases.ts'
import { settlementCases } from '../testing/gateway-settlement-cases.ts'
import { webhookCases } from '../testing/gateway-webhook-cases.ts'
import type { PaymentGateway } from './gateway.ts'

const keys = {
  apiKey: 'test_onlyForTestsOnlyForTests12',
  signingSecret: 'a signing secret of Mollie',
  pathSecret: 'e2c1f0a9b8d7c6e5f4a3b2c1d0e9f8a7b6c5d4e3',
  secretKey: 'sk_test_onlyForTests',
  webhookSecret: 'whsec_onlyForTests',
}
/** An unreachable address with short timeouts. */
const unreachable = { serverUrl: 'http://127.0.0.1:9', timeouts: { timeoutMs: 1000, retryMs: 0 } }

let mollie: Awaited<ReturnType<typeof startFakeMollie>>
let stripe: Awaited<ReturnType<typeof startFakeStripe>>
let mollieWay: FaultyProxy
let stripeWay: FaultyProxy
beforeAll(async () => {
  mollie = await startFakeMollie(keys)
  stripe = await startFakeStripe(keys)
  mollieWay = await startFaultyProxy(mollie.url)
  stripeWay = await startFaultyProxy(stripe.url)
})
afterAll(() => Promise.all([mollieWay, stripeWay, mollie, stripe].map((one) => one.close())))

const asMollie = (more: Partial<MollieOptions> = {}) =>
  createMollieGateway({
    apiKey: keys.apiKey,
    pathSecret: keys.pathSecret,
    signingSecrets: [keys.signingSecret],
    webhookUrl: 'https://dates.test/api/webhooks/mollie/x',
    serverUrl: mollie.url,
    ...more,
  })
const asStripe = (more: Partial<StripeOptions> = {}) =>
  createStripeGateway({
    secretKey: keys.secretKey,
    webhookSecrets: [keys.webhookSecret],
    serverUrl: stripe.url,
    ...more,
  })

const underMollie = () => ({
  gateway: asMollie(),
  unreachable: asMollie(unreachable),
  stranger: asMollie({
    apiKey: 'test_somebodyElseSomebodyElse1',
    pathSecret: 'f'.repeat(40),
    signingSecrets: ['another secret'],
  }),
})
const underStripe = () => ({
  gateway: asStripe(),
  unreachable: asStripe(unreachable),
  stranger: asStripe({ secretKey: 'sk_test_somebodyElse', webhookSecrets: ['whsec_somebodyElse'] }),
})
const findBooks = (id: string): [FakeBooks, string] =>
  id.startsWith('tr_') ? [mollie.books, id] : [stripe.books, stripe.pageOf(id)]

/** Each payout is on its own day, well before the days used by other tests. */
let payouts = 0
const settledAt = (provider: () => typeof mollie | typeof stripe) => async () => {
  const day = new Date(Date.UTC(2026, 0, 1 + (payouts += 1))).toISOString().slice(0, 10)
  provider().settlements.settle(day)
  return day
}

/** The part that both fakes share: events are written into the provider's books. */
const inBooks = (gateway: () => PaymentGateway) => ({
  async act(providerId: string, outcome: Parameters<FakeBooks['act']>[1]) {
    const [books, id] = findBooks(providerId)
    books.act(id, outcome)
  },
  async pay(providerId: string) {
    const [books, id] = findBooks(providerId)
    books.act(id, 'pay')
  },
  now: () => new Date(),
  async age(providerId: string, madeAt: Date) {
    const [books, id] = findBooks(providerId)
    const payment = books.payments.get(id)
    if (payment === undefined) return
    payment.madeAt = madeAt
    // Providers list payments by age, so the older one is moved before the others.
    books.payments.delete(id)
    const rest = [...books.payments]
    books.payments.clear()
    for (const [name, one] of [[id, payment] as const, ...rest]) books.payments.set(name, one)
  },
  async decline(token: string) {
    const card = [mollie, stripe]
      .map(({ books }) => books.cards.get(token.split(':')[1] ?? ''))
      .find(Boolean)
    if (card !== undefined) card.declines = true
  },
  async paid(amountMinor: number) {
    const { providerId } = await gateway().createPayment(paymentRequest({ amountMinor }))
    const [books, id] = findBooks(providerId)
    books.act(id, 'pay')
    return providerId
  },
  async end(providerId: string, refundId: string, how: 'paid' | 'failed') {
    const refund = findBooks(providerId)[0].refunds.get(refundId)
    if (refund !== undefined) refund.state = how
  },
  async dispute(providerId: string, how: 'open' | 'won' | 'lost') {
    const [books, id] = findBooks(providerId)
    const payment = books.payments.get(id)
    if (payment !== undefined) books.dispute(payment, how)
  },
})

/** Sets the payer's country and bank response in the books before the step that reports them. */
const payers = (setUp: () => { gateway: PaymentGateway }) => ({
  ...setUp(),
  async payFrom(providerId: string, country: string) {
    const [books, id] = findBooks(providerId)
    books.act(id, 'pay').place = country
  },
  async failForInsufficientFunds(providerId: string) {
    const [books, id] = findBooks(providerId)
    books.act(id, 'fail').why = 'insufficient_funds'
  },
})
payerCases('Mollie', () => payers(underMollie))
payerCases('Stripe', () => payers(underStripe))

const mollieCases = () => ({ ...underMollie(), ...inBooks(asMollie) })
// A bank challenge keeps the page open; a chargeback that may be reversed is not lost.
gatewayCases('Mollie', () => ({
  ...mollieCases(),
  otherwise: { challenge: 'open' },
  unknown: 'tr_WDqYK6vllg',
}))
cardCases('Mollie', mollieCases)
listCases('Mollie', mollieCases)
debitCases('Mollie', () => ({
  ...mollieCases(),
  return: (id) => mollieCases().dispute(id, 'lost'),
}))
refundCases('Mollie', () => ({ ...mollieCases(), lost: 'open', forgetKeys: mollie.forgetKeys }))
refundEdgeCases('Mollie', mollieCases)
// Settlements belong to the organization: they are read with its token, not with a profile's key.
settlementCases('Mollie', () => ({
  ...mollieCases(),
  gateway: asMollie({ organizationToken: keys.apiKey }),
  unreachable: asMollie({ ...unreachable, organizationToken: keys.apiKey }),
  settled: settledAt(() => mollie),
}))
faultCases('Mollie', () => ({
  gateway: asMollie({ serverUrl: mollieWay.url, timeouts: { timeoutMs: 700, retryMs: 600 } }),
  way: mollieWay,
  secrets: Object.values(keys),
  payments: async (attempt) =>
    [...mollie.books.payments.values()].filter((one) => one.attempt === attempt).length,
}))
const names = ['tr_WDqYK6vllg', 'tr_5B8cwPMGnU'] as const
webhookCases('Mollie (classic)', () => ({
  ...underMollie(),
  now: () => new Date(),
  signature: null,
  timed: false,
  names,
  webhook: (payment) => ({ ...mollie.classic(payment), secret: keys.pathSecret }),
}))
webhookCases('Mollie (signed)', () => ({
  ...underMollie(),
  now: () => new Date(),
  signature: 'x-mollie-signature',
  timed: false,
  names,
  webhook: (payment) => mollie.signed(payment),
}))

const stripeCases = () => ({ ...underStripe(), ...inBooks(asStripe) })
gatewayCases('Stripe', () => ({ ...stripeCases(), unknown: 'cs_test_a1b2c3d4e5f6' }))
cardCases('Stripe', stripeCases)
listCases('Stripe', stripeCases)
debitCases('Stripe', () => ({
  ...stripeCases(),
  return: (id) => stripeCases().dispute(id, 'lost'),
}))
refundCases('Stripe', () => ({ ...stripeCases(), forgetKeys: stripe.forgetKeys }))
refundEdgeCases('Stripe', stripeCases)
settlementCases('Stripe', () => ({ ...stripeCases(), settled: settledAt(() => stripe) }))
faultCases('Stripe', () => ({
  gateway: asStripe({ serverUrl: stripeWay.url, timeouts: { timeoutMs: 700, retryMs: 1100 } }),
  way: stripeWay,
  secrets: Object.values(keys),
  payments: async (attempt) =>
    [...stripe.books.payments.values()].filter((one) => one.attempt === attempt).length,
}))
webhookCases('Stripe', () => ({
  ...underStripe(),
  now: () => new Date(),
  signature: 'stripe-signature',
  timed: true,
  names: ['cs_test_a1b2c3d4', 'cs_test_e5f6a7b8'],
  webhook: (payment, at) => stripe.signed(payment, at),
}))
