import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll } from 'vitest'
import { sql } from '#platform/server/postgres/sql.ts'
import type { FakeOutcome } from '../../payments/server/testing/fake-books.ts'
import { type FaultyProxy, startFaultyProxy } from '../../payments/server/testing/faulty-proxy.ts'
import { cardCases } from '../../payments/server/testing/gateway-card-cases.ts'
import { debitCases } from '../../payments/server/testing/gateway-debit-cases.ts'
import { gatewayCases, paymentRequest } from '../../payments/server/testing/gateway-cases.ts'
import { faultCases } from '../../payments/server/testing/gateway-fault-cases.ts'
import { listCases } from '../../payments/server/testing/gateway-list-cases.ts'
import { payerCases } from '../../payments/server/testing/gateway-payer-cases.ts'
import { refundCases } from '../../payments/server/testing/gateway-refund-cases.ts'
import { refundEdgeCases } from '../../payments/server/testing/gateway-refund-edge-cases.ts'
import { settlementCases } from '../../payments/server/testing/gateway-settlement-cases.ts'
import { webhookCases } from '../../payments/server/testing/gateway-webhook-cases.ts'
import { openShop, secret, type Shop } from '../../payments/server/testing/open-shop.ts'
import { createSandboxAdapter } from './adapter.ts'
import { sandboxKey, signatureHeader, signBody } from './signature.ts'

let shop: Shop
let way: FaultyProxy
beforeAll(async () => {
  shop = await openShop()
  way = await startFaultyProxy(shop.url)
})
afterAll(async () => {
  await way.close()
  await shop.close()
})

const under = () => ({
  gateway: createSandboxAdapter({ ownUrl: shop.url, secret }),
  unreachable: createSandboxAdapter({ ownUrl: 'http://127.0.0.1:9', secret }),
  stranger: createSandboxAdapter({ ownUrl: shop.url, secret: 'not the secret of this house' }),
})

async function act(providerId: string, outcome: FakeOutcome): Promise<void> {
  const { state } = await stateById(providerId)
  if (outcome === 'settle') return void shop.clock.moveBy(3_601_000)
  if (outcome === 'expire') return void shop.clock.moveBy(31 * 60_000)
  if (outcome === 'fail' && state === 'processing')
    return void (await shop.ask('POST', `/dev/pay/${providerId}/afterwards`, {
      body: { turn: 'return:AC04' },
    }))
  const challenged = state === 'action_required' && outcome !== 'cancel'
  const named = challenged ? (outcome === 'pay' ? 'challenge_passed' : 'challenge_failed') : outcome
  await shop.act(providerId, named, 3600)
}
const stateById = (id: string) =>
  shop.database.one<{ state: string }>(
    sql`select state from sandbox_gateway.payment where id = ${id}`,
  )
const turn = (payment: string, what: string) =>
  shop.ask('POST', `/dev/pay/${payment}/afterwards`, { body: { turn: what } })

gatewayCases('the sandbox', () => ({
  ...under(),
  act,
  unknown: 'pay_00000000-0000-4000-8000-000000000000',
}))

webhookCases('the sandbox', () => ({
  ...under(),
  now: () => shop.clock.now(),
  signature: signatureHeader,
  timed: true,
  names: ['pay_1', 'pay_2'],
  webhook: (providerId, at) => {
    const body = JSON.stringify({
      event: `evt_${randomBytes(8).toString('hex')}`,
      payment: providerId,
      state: 'paid',
    })
    return {
      body: Buffer.from(body),
      headers: { [signatureHeader]: signBody(sandboxKey(secret, 'webhook'), body, at) },
    }
  },
}))

listCases('the sandbox', () => ({
  ...under(),
  act,
  now: () => shop.clock.now(),
  age: async (id, createdAt) =>
    void (await shop.database.run(
      sql`update sandbox_gateway.payment set created_at = ${createdAt} where id = ${id}`,
    )),
}))

cardCases('the sandbox', () => ({
  ...under(),
  pay: (providerId) => act(providerId, 'pay'),
  decline: async (token) =>
    void (await shop.ask('POST', `/dev/pay/cards/${token}`, { body: { declines: true } })),
}))

payerCases('the sandbox', () => ({
  ...under(),
  payFrom: async (id, payer_country) =>
    void (await shop.ask('POST', `/dev/pay/${id}`, { body: { outcome: 'pay', payer_country } })),
  failForInsufficientFunds: async (id) => void (await shop.act(id, 'insufficient_funds')),
}))

debitCases('the sandbox', () => ({
  ...under(),
  act,
  return: async (providerId) => void (await turn(providerId, 'return:MD06')),
}))

const refunds = () => ({
  ...under(),
  async paid(amountMinor: number) {
    const { gateway } = under()
    const { providerId } = await gateway.createPayment(paymentRequest({ amountMinor }))
    await act(providerId, 'pay')
    return providerId
  },
  async end(providerId: string, refundId: string, how: 'paid' | 'failed') {
    await turn(providerId, `refund_${how}:${refundId}`)
  },
  async dispute(providerId: string, how: 'open' | 'won' | 'lost') {
    await turn(providerId, how === 'open' ? 'dispute' : `dispute_${how}`)
  },
})
refundCases('the sandbox', refunds)
refundEdgeCases('the sandbox', refunds)
settlementCases('the sandbox', () => ({
  ...refunds(),
  async settled() {
    const day = shop.clock.now().toISOString().slice(0, 10)
    shop.clock.moveBy(86_400_000)
    await under().gateway.settlements?.(day)
    return day
  },
}))

faultCases('the sandbox', () => ({
  gateway: createSandboxAdapter({ ownUrl: way.url, secret, timeoutMs: 1000 }),
  way,
  secrets: [secret, sandboxKey(secret, 'api').toString('hex')],
  payments: async (attempt) => {
    const { count } = await shop.database.one<{ count: number }>(
      sql`select count(*) from sandbox_gateway.payment where reference = ${attempt}`,
    )
    return count
  },
}))
