import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { WebClient } from '#features/members/accounts/testing/web-client.ts'
import { sql } from '#platform/server/postgres/sql.ts'
import { phrase } from '#app/testing/phrase.ts'
import type { OrderView } from '../contract/payments.ts'
import { type Marketplace, openMarketplace } from '../testing/marketplace.ts'

let site: Marketplace
beforeAll(async () => {
  site = await openMarketplace()
})
afterAll(() => site.close())

async function order(who: WebClient, request: object = {}) {
  const input = {
    id: randomUUID(),
    bundle: 'p0',
    method: 'creditcard',
    country: 'NL',
    consent: true,
    ...request,
  }
  const reply = await who.send('POST', '/api/orders', input)
  if (reply.status !== 200) throw new Error(reply.text)
  const { order, redirect } = reply.body as unknown as { order: OrderView; redirect: string }
  return { id: order.id, redirect }
}
const read = async (who: WebClient, id: string) =>
  (await who.send('GET', `/api/orders/${id}`)).body as unknown as OrderView
const until = (who: WebClient, id: string, status: string) =>
  expect.poll(async () => (await read(who, id)).status, { timeout: 20_000 }).toBe(status)
const credits = async (who: WebClient) =>
  ((await who.send('GET', '/api/credits')).body as unknown as { credits: number }).credits

/** Submits the bank page's form. */
async function typed(who: WebClient, redirect: string, fields: Record<string, string>) {
  const response = await fetch(`${site.url}${redirect}/typed`, {
    method: 'POST',
    redirect: 'manual',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-site': 'same-origin',
      cookie: [...who.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    },
    body: new URLSearchParams(fields),
  })
  return {
    status: response.status,
    to: response.headers.get('location'),
    text: await response.text(),
  }
}
/**
 * A test card by its last four digits, assembled from parts so that no such number appears in the
 * source.
 */
const card = (last: string) => ({
  number: ['4000', '0000', '0000', last].join(' '),
  expires: '12/34',
  security: '123',
})

test.each([
  ['pay', {}, 'completed', null],
  ['frictionless', {}, 'completed', null],
  ['insufficient_funds', {}, 'failed', 'insufficient_funds'],
  ['fail', {}, 'failed', null],
  ['fail', { reason: 'card_expired' }, 'failed', 'card_expired'],
  ['fail', { reason: 'limit_exceeded' }, 'failed', 'limit_exceeded'],
  ['fail', { reason: 'the moon' }, 'failed', null],
  ['expire', {}, 'expired', null],
  ['cancel', {}, 'cancelled', null],
  ['later_failed', { seconds: 0 }, 'failed', 'declined'],
  ['later', { seconds: 0 }, 'completed', null],
] as const)(
  'CRED-05 after %s with %j, an order is %s with the reason %j',
  async (outcome, more, status, failure) => {
    const jonas = await site.buyer()
    const before = await credits(jonas)
    const { id, redirect } = await order(jonas)
    await jonas.send('POST', redirect, { outcome, ...more })
    await until(jonas, id, status)
    const after = await read(jonas, id)
    expect([after.failure, after.redirect, after.provider_silent]).toEqual([failure, null, false])
    expect(await credits(jonas)).toBe(before + (status === 'completed' ? 20 : 0))
  },
)

test('CRED-05 a 3-D Secure challenge is passed, failed, or abandoned until its page expires', async () => {
  const jonas = await site.buyer()
  const [passed, failed, left] = [await order(jonas), await order(jonas), await order(jonas)]
  for (const { redirect } of [passed, failed, left])
    await jonas.send('POST', redirect, { outcome: 'challenge' })
  await jonas.send('POST', passed.redirect, { outcome: 'challenge_passed' })
  await jonas.send('POST', failed.redirect, { outcome: 'challenge_failed' })
  await jonas.send('POST', left.redirect, { outcome: 'challenge_left' })
  await until(jonas, passed.id, 'completed')
  await until(jonas, failed.id, 'failed')
  expect((await read(jonas, failed.id)).failure).toBe('authentication_failed')
  expect(await read(jonas, left.id)).toMatchObject({ status: 'created', redirect: left.redirect })
  site.server.infrastructure.clock.moveBy(31 * 60_000)
  await site.server.product.sandboxGateway?.flush()
  await site.server.product.payments.reconcile(site.server.infrastructure.clock.now())
  await until(jonas, left.id, 'expired')
})

test('CRED-12 the bank page accepts magic values: card numbers by their last digits, and amounts ending in .13', async () => {
  const jonas = await site.buyer()
  for (const [last, status, failure] of [
    ['0077', 'completed', null],
    ['0002', 'failed', 'declined'],
    ['9995', 'failed', 'insufficient_funds'],
    ['0069', 'failed', 'card_expired'],
  ] as const) {
    const { id, redirect } = await order(jonas)
    expect(await typed(jonas, redirect, card(last))).toMatchObject({
      status: 303,
      to: `/transactions/${id}`,
    })
    await until(jonas, id, status)
    expect((await read(jonas, id)).failure).toBe(failure)
  }
  const challenged = await order(jonas)
  expect((await typed(jonas, challenged.redirect, card('3220'))).to).toBe(challenged.redirect)
  const lateOrder = await order(jonas)
  const payment = lateOrder.redirect.slice('/dev/pay/'.length)
  await site.server.infrastructure.database.run(
    sql`update sandbox_gateway.payment set amount_minor = 913 where id = ${payment}`,
  )
  await typed(jonas, lateOrder.redirect, card('0077'))
  await until(jonas, lateOrder.id, 'pending')
})

test('CRED-12 invalid input on the bank page is returned with messages, no input is lost, and no card is stored', async () => {
  const jonas = await site.buyer()
  const { id, redirect } = await order(jonas)
  const realNumber = ['5105', '1051', '0510', '5100'].join(' ')
  const reply = await typed(jonas, redirect, { number: realNumber, expires: '1/2', security: '' })
  expect(reply.status).toBe(422)
  for (const expectedText of [
    phrase('sandbox_gateway.faults.not_a_test'),
    phrase('sandbox_gateway.faults.expires_wrong'),
    phrase('sandbox_gateway.faults.security_wrong'),
    realNumber,
  ])
    expect(reply.text).toContain(expectedText)
  expect((await read(jonas, id)).status).toBe('created')
  const stored = await site.server.infrastructure.database.pool.query(
    `select row_to_json(p)::text as row from sandbox_gateway.payment p where reference is not null`,
  )
  const all = JSON.stringify(stored.rows).replace(/\s/g, '')
  expect(all).not.toContain(realNumber.replaceAll(' ', ''))
  expect((await typed(jonas, '/dev/pay/pay_unknown', {})).status).toBe(404)
})

test('CRED-05 an order reports when its provider does not respond, and continues as soon as it does', async () => {
  const jonas = await site.buyer()
  const { id, redirect } = await order(jonas)
  await jonas.send('POST', `${redirect}/chaos`, { drop: true })
  const { product, infrastructure } = site.server
  const gateway = product.payments.providerNamed('sandbox')
  if (gateway === null) throw new Error('no sandbox')
  const { fetchPayment } = gateway
  const silent = async () => {
    const { GatewayUnreachable } = await import('../server/gateways/gateway.ts')
    throw new GatewayUnreachable('sandbox')
  }
  Object.assign(gateway, { fetchPayment: silent })
  try {
    infrastructure.clock.moveBy(20_000)
    expect(await read(jonas, id)).toMatchObject({ status: 'created', provider_silent: true })
    // A second query too soon does not reach the provider; the known state is kept.
    expect(await read(jonas, id)).toMatchObject({ status: 'created', provider_silent: true })
    await jonas.send('POST', redirect, { outcome: 'pay' })
    expect((await read(jonas, id)).status).toBe('created')
  } finally {
    Object.assign(gateway, { fetchPayment })
  }
  infrastructure.clock.moveBy(4000)
  expect(await read(jonas, id)).toMatchObject({ status: 'completed', provider_silent: false })
})

test('CRED-04 CRED-05 a bank transfer stays open for two weeks with its details shown, and counts as paid when the money arrives', async () => {
  const jonas = await site.buyer()
  const { id, redirect } = await order(jonas, { method: 'sct' })
  const page = await jonas.send('GET', redirect)
  for (const words of [
    phrase('sandbox_gateway.transfer.title'),
    'Reference',
    phrase('sandbox_gateway.transfer.send'),
  ])
    expect(page.text).toContain(words)
  const { infrastructure, product } = site.server
  infrastructure.clock.moveBy(13 * 86_400_000)
  await product.sandboxGateway?.flush()
  await product.payments.reconcile(infrastructure.clock.now())
  expect((await read(jonas, id)).status).toBe('created')
  await typed(jonas, redirect, {})
  await until(jonas, id, 'pending')
  expect((await read(jonas, id)).redirect).toBe(redirect)
  infrastructure.clock.moveBy(60_000)
  await until(jonas, id, 'completed')
  expect((await read(jonas, id)).redirect).toBeNull()
})
