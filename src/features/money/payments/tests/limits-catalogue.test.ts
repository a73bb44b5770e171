import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type WebClient, webClient } from '#features/members/accounts/testing/web-client.ts'
import { phrase, phrasePattern } from '#app/testing/phrase.ts'
import { type Marketplace, openMarketplace } from '../testing/marketplace.ts'
import {
  buyPackage,
  placeOrder,
  readLimit,
  readLimits,
  setLimit,
} from '../testing/limit-requests.ts'

let site: Marketplace
beforeAll(async () => {
  site = await openMarketplace()
})
afterAll(() => site.close())

const hour = 3_600_000
const moveClock = (ms: number) => site.server.infrastructure.clock.moveBy(ms)
/**
 * Moves away from the ends of days and weeks, so that consecutive orders fall on the same day and
 * in the same week.
 */
const toNoonOfATuesday = () => {
  const { clock } = site.server.infrastructure
  const now = clock.now()
  const days = ((2 - now.getUTCDay() + 7) % 7) + 7
  const noon = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + days, 10)
  moveClock(noon - now.getTime())
}
/** Orders in the next few hours fall in the same month. */
const toTheMiddleOfAMonth = () => {
  do toNoonOfATuesday()
  while (site.server.infrastructure.clock.now().getUTCDate() > 20)
}

test('BEY-09 no one can order for more than 250 a month before raising the limit, not even with 50 simultaneous orders', async () => {
  toTheMiddleOfAMonth()
  const who = await site.buyer()
  expect(await readLimits(who)).toMatchObject({
    currency: 'EUR',
    cap_minor: 25_000,
    paused_until: null,
    excluded_until: null,
  })
  expect(await readLimit(who, 'month')).toMatchObject({
    limit_minor: 25_000,
    own: false,
    spent_minor: 0,
    raise: null,
  })
  expect(await readLimit(who, 'day')).toMatchObject({ limit_minor: null, own: false })
  const answers = await Promise.all(Array.from({ length: 50 }, () => placeOrder(who, 'p1')))
  const placed = answers.filter(({ status }) => status === 200)
  const refused = answers.filter(({ body }) => body.error?.code === 'payments.limit_reached')
  // Ten orders of 24.99 are 249.90.
  expect([placed.length, refused.length]).toEqual([10, 40])
  expect(await readLimit(who, 'month')).toMatchObject({ spent_minor: 24_990 })
  expect(refused[0]?.status).toBe(409)
  expect(refused[0]?.body.error?.message).toMatch(
    phrasePattern('payments.refusals.limit_reached', {
      limit: '€250.00',
      span: 'month',
      until: /\w+ 1, \d{4} at 12:00 AM/,
      whole: true,
    }),
  )
}, 60_000)

test('BEY-09 resending an order does not place a second one, even if the limit has been reached', async () => {
  toTheMiddleOfAMonth()
  const who = await site.buyer()
  await setLimit(who, 'day', 1000)
  const id = randomUUID()
  const first = await placeOrder(who, 'p0', { id })
  expect(first.status).toBe(200)
  expect((await placeOrder(who, 'p0')).body.error?.code).toBe('payments.limit_reached')
  const again = await placeOrder(who, 'p0', { id })
  expect(again.status).toBe(200)
  expect(again.body).toMatchObject({
    order: { id: (first.body as unknown as { order: { id: string } }).order.id },
  })
  expect(await readLimit(who, 'day')).toMatchObject({ spent_minor: 999 })
})

test('BEY-09 a lower limit applies immediately; a higher one after 24 hours, with the time shown, and can be cancelled', async () => {
  toTheMiddleOfAMonth()
  const who = await site.buyer()
  expect((await setLimit(who, 'day', 2000)).status).toBe(200)
  expect((await placeOrder(who, 'p1')).body.error).toMatchObject({
    code: 'payments.above_maximum',
    field: 'bundle',
  })
  expect((await placeOrder(who, 'p0')).status).toBe(200)

  const requestedAt = site.server.infrastructure.clock.now().getTime()
  await setLimit(who, 'day', 5000)
  const waiting = await readLimit(who, 'day')
  expect(waiting).toMatchObject({ limit_minor: 2000, own: true, raise: { limit_minor: 5000 } })
  const effectiveAt = new Date(waiting.raise?.at ?? 0).getTime()
  expect(effectiveAt - requestedAt).toBeGreaterThanOrEqual(24 * hour)
  expect(effectiveAt - requestedAt).toBeLessThan(24 * hour + 60_000)
  moveClock(23 * hour)
  expect((await placeOrder(who, 'p1')).status).toBe(409)
  await who.send('DELETE', '/api/spending-limits/day/raise')
  moveClock(2 * hour)
  expect(await readLimit(who, 'day')).toMatchObject({ limit_minor: 2000, raise: null })
  expect((await placeOrder(who, 'p1')).status).toBe(409)

  await setLimit(who, 'day', 5000)
  moveClock(24 * hour)
  expect(await readLimit(who, 'day')).toMatchObject({ limit_minor: 5000, raise: null })
  expect((await placeOrder(who, 'p1')).status).toBe(200)
})

test('BEY-09 exceeding the site’s own limit needs another confirmation and still takes 24 hours', async () => {
  toTheMiddleOfAMonth()
  const who = await site.buyer()
  expect((await setLimit(who, 'month', 50_000)).body.error).toMatchObject({
    code: 'spending_limits.confirm_raise',
    field: 'confirmed',
  })
  expect(await readLimit(who, 'month')).toMatchObject({ limit_minor: 25_000, raise: null })
  expect((await setLimit(who, 'month', 50_000, { confirmed: true })).status).toBe(200)
  expect(await readLimit(who, 'month')).toMatchObject({
    limit_minor: 25_000,
    own: false,
    raise: { limit_minor: 50_000 },
  })
  moveClock(24 * hour)
  expect(await readLimit(who, 'month')).toMatchObject({
    limit_minor: 50_000,
    own: true,
    raise: null,
  })
  for (let bought = 0; bought < 4; bought += 1)
    expect((await placeOrder(who, 'p3')).status).toBe(200)
  expect((await placeOrder(who, 'p3')).status).toBe(409)
})

test('BEY-09 failed orders free up the limit; other currencies are converted by the site’s price list', async () => {
  toTheMiddleOfAMonth()
  const who = await site.buyer()
  await setLimit(who, 'week', 2600)
  const polish = await placeOrder(who, 'p1', { country: 'PL', method: 'blik' })
  expect(polish.body).toMatchObject({ order: { price_minor: 10_699, currency: 'PLN' } })
  expect(await readLimit(who, 'week')).toMatchObject({ spent_minor: 2499 })
  expect((await placeOrder(who, 'p0')).body.error?.code).toBe('payments.limit_reached')
  const { order: placed, redirect } = polish.body as unknown as {
    order: { id: string }
    redirect: string
  }
  await who.send('POST', redirect, { outcome: 'fail' })
  await expect
    .poll(
      async () =>
        ((await who.send('GET', `/api/orders/${placed.id}`)).body as { status?: string }).status,
      {
        timeout: 8000,
      },
    )
    .toBe('failed')
  expect(await readLimit(who, 'week')).toMatchObject({ spent_minor: 0 })
  expect((await placeOrder(who, 'p0')).status).toBe(200)
})

test('BEY-09 a day starts at midnight in the site’s time zone, a week on Monday, a month on the first', async () => {
  toTheMiddleOfAMonth()
  const who = await site.buyer()
  await setLimit(who, 'day', 1000)
  await setLimit(who, 'week', 2000)
  // Paid, because unpaid orders expire and free up the limit.
  await buyPackage(who, 'p0')
  const { to } = await readLimit(who, 'day')
  expect((await placeOrder(who, 'p0')).status).toBe(409)
  moveClock(new Date(to).getTime() - site.server.infrastructure.clock.now().getTime())
  await buyPackage(who, 'p0')
  moveClock(24 * hour)
  // Two were placed this week, so the third has to wait until Monday.
  expect((await placeOrder(who, 'p0')).body.error?.message).toContain('a week')
  moveClock(
    new Date((await readLimit(who, 'week')).to).getTime() -
      site.server.infrastructure.clock.now().getTime(),
  )
  expect((await placeOrder(who, 'p0')).status).toBe(200)
})

test('BEY-09 one email reports what was ordered in the previous month, and can be turned off', async () => {
  toTheMiddleOfAMonth()
  const [who, silent] = [await site.buyer(), await site.buyer()]
  // Paid, because unpaid orders expire when the clock is moved.
  for (const one of [who, silent]) await buyPackage(one, 'p1', { country: 'PL', method: 'blik' })
  await buyPackage(who, 'p0')
  expect((await readLimits(who)).monthly_email).toBe(true)
  expect(
    (await silent.send('PUT', '/api/spending-limits', { monthly_email: false })).body,
  ).toMatchObject({ monthly_email: false })
  const selectEmail = async (one: WebClient) =>
    ((await one.send('GET', '/api/account')).body as unknown as { email: string }).email
  const [address, other] = [await selectEmail(who), await selectEmail(silent)]
  const { emails } = site.server.product.spendingLimits
  const { clock } = site.server.infrastructure
  const listEmails = async (to: string) =>
    (await site.mails(to)).filter(
      ({ subject }) => subject === phrase('spending_limits.mail.subject'),
    )
  await emails.emitMonthOver(clock.now())
  expect(await listEmails(address)).toEqual([])

  moveClock(
    new Date((await readLimit(who, 'month')).to).getTime() - clock.now().getTime() + 8 * hour,
  )
  await emails.emitMonthOver(clock.now())
  await emails.emitMonthOver(clock.now())
  const [email, ...more] = await listEmails(address)
  expect(more).toEqual([])
  expect(email?.text).toContain(
    phrase('spending_limits.mail.text', { amount: '€34.98', site: 'Minuet', orders: 2 }),
  )
  expect(email?.text).toContain(
    phrase('spending_limits.mail.limit', { limited: 'yes', limit: '€250.00' }),
  )
  expect(email?.links.some((link) => link.endsWith('/notifications/limits'))).toBe(true)
  expect(await listEmails(other)).toEqual([])
})

test('BEY-09 a limit applies on every site of the pool in any currency and cannot be circumvented on another site', async () => {
  toTheMiddleOfAMonth()
  const who = await site.buyer()
  expect((await setLimit(who, 'day', 1500)).status).toBe(200)
  const { pool } = site.server.infrastructure.database
  await pool.query(`insert into sites.site (id, pool_id, name, brand, domain_language, locales, time_zone, currency, country, settings, company)
    select 900, pool_id, name, brand, domain_language, locales, time_zone, 'CHF', 'CH', settings, company from sites.site where id = 1`)
  await pool.query(
    "update sites.site_host set site_id = 900, position = 0 where host = '127.0.0.1'",
  )
  moveClock(6_000)
  const { email } = (await who.send('GET', '/api/account')).body as unknown as { email: string }
  const otherClient = webClient(site, '127.0.0.1')
  expect(
    (
      await otherClient.send('POST', '/api/user.php', {
        login: email,
        password: 'three tall herons',
      })
    ).status,
  ).toBe(200)

  // 9.99 euros are 9.90 francs on the price list.
  expect(await readLimits(otherClient)).toMatchObject({ currency: 'CHF' })
  expect(await readLimit(otherClient, 'day')).toMatchObject({
    limit_minor: 1_486,
    own: true,
    raise: null,
  })
  const dear = await placeOrder(otherClient, 'p1', { method: 'creditcard', country: 'CH' })
  expect([dear.status, dear.body.error?.code]).toEqual([409, 'payments.above_maximum'])
  expect(
    (await placeOrder(otherClient, 'p0', { method: 'creditcard', country: 'CH' })).status,
  ).toBe(200)
  // Higher limits take effect later here too, and lower ones apply there immediately.
  await setLimit(otherClient, 'day', 9_000)
  expect(await readLimit(otherClient, 'day')).toMatchObject({
    limit_minor: 1_486,
    raise: { limit_minor: 9_000 },
  })
  expect((await setLimit(otherClient, 'day', 0)).status).toBe(200)
  expect(await readLimit(who, 'day')).toMatchObject({ limit_minor: 0, own: true, raise: null })
})
