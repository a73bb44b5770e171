import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type WebClient, webClient } from '#features/members/accounts/testing/web-client.ts'
import { type Marketplace, openMarketplace } from '../testing/buyers.ts'
import type { LimitView, OwnLimits } from '#features/money/spending-limits/contract.ts'

let site: Marketplace
beforeAll(async () => {
  site = await openMarketplace()
})
afterAll(() => site.close())

const hour = 3_600_000
const order = (who: WebClient, bundle: string, more: object = {}) =>
  who.send('POST', '/api/orders', { id: randomUUID(), bundle, method: 'ideal', country: 'NL', consent: true, ...more })
const own = async (who: WebClient) => (await who.send('GET', '/api/spending-limits')).body as unknown as OwnLimits
const limitOf = async (who: WebClient, span: LimitView['span']) =>
  (await own(who)).limits.find((limit) => limit.span === span) as LimitView
const set = (who: WebClient, span: string, limit: number | null, more: object = {}) =>
  who.send('PUT', `/api/spending-limits/${span}`, { limit_minor: limit, ...more })
/** Orders and pays, and waits until that is known. */
async function buy(who: WebClient, bundle: string): Promise<void> {
  const { status, body } = await order(who, bundle)
  expect(status).toBe(200)
  const { order: placed, redirect } = body as unknown as { order: { id: string }; redirect: string }
  await who.send('POST', redirect, { outcome: 'pay' })
  await expect
    .poll(async () => ((await who.send('GET', `/api/orders/${placed.id}`)).body as { status?: string }).status)
    .toBe('completed')
}
const walk = (ms: number) => site.server.floor.clock.moveBy(ms)
/** Sessions end after thirty days; the way in again. */
const wayBack = async (who: WebClient) => {
  const { email } = (await who.send('GET', '/api/account')).body as unknown as { email: string }
  return async () => {
    const reply = await who.send('POST', '/api/user.php', { login: email, password: 'three tall herons' })
    expect(reply.status).toBe(200)
  }
}
/** Away from the ends of days and weeks, so that what is ordered in a row lies in one of each. */
const toNoonOfATuesday = () => {
  const { clock } = site.server.floor
  const now = clock.now()
  const days = ((2 - now.getUTCDay() + 7) % 7) + 7
  const noon = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + days, 10)
  walk(noon - now.getTime())
}
/** Whatever is ordered in some hours from here lies in one month as well. */
const toTheMiddleOfAMonth = () => {
  do toNoonOfATuesday()
  while (site.server.floor.clock.now().getUTCDate() > 20)
}

test('BEY-09 nobody orders for more than 250 a month before they ask for more, and 50 orders at once do not get round it', async () => {
  toTheMiddleOfAMonth()
  const who = await site.buyer()
  expect(await own(who)).toMatchObject({ currency: 'EUR', cap_minor: 25_000, paused_until: null, excluded_until: null })
  expect(await limitOf(who, 'month')).toMatchObject({ limit_minor: 25_000, own: false, spent_minor: 0, raise: null })
  expect(await limitOf(who, 'day')).toMatchObject({ limit_minor: null, own: false })
  const answers = await Promise.all(Array.from({ length: 50 }, () => order(who, 'p1')))
  const placed = answers.filter(({ status }) => status === 200)
  const refused = answers.filter(({ body }) => body.error?.code === 'payments.limit_reached')
  // Ten of 24.99 are 249.90.
  expect([placed.length, refused.length]).toEqual([10, 40])
  expect(await limitOf(who, 'month')).toMatchObject({ spent_minor: 24_990 })
  expect(refused[0]?.status).toBe(409)
  expect(refused[0]?.body.error?.message).toMatch(
    /^This would take you over your own limit of €250\.00 a month\. From .+ 1, \d{4} at 12:00 AM on there is room for it\. Nothing was ordered or charged\.$/,
  )
}, 60_000)

test('BEY-09 the same order sent again is no second one, even where the limit is full by then', async () => {
  toTheMiddleOfAMonth()
  const who = await site.buyer()
  await set(who, 'day', 1000)
  const id = randomUUID()
  const first = await order(who, 'p0', { id })
  expect(first.status).toBe(200)
  expect((await order(who, 'p0')).body.error?.code).toBe('payments.limit_reached')
  const again = await order(who, 'p0', { id })
  expect(again.status).toBe(200)
  expect(again.body).toMatchObject({ order: { id: (first.body as unknown as { order: { id: string } }).order.id } })
  expect(await limitOf(who, 'day')).toMatchObject({ spent_minor: 999 })
})

test('BEY-09 lower holds at once; higher after 24 hours, shown with its moment, and can be called off', async () => {
  toTheMiddleOfAMonth()
  const who = await site.buyer()
  expect((await set(who, 'day', 2000)).status).toBe(200)
  expect((await order(who, 'p1')).body.error).toMatchObject({ code: 'payments.above_maximum', field: 'bundle' })
  expect((await order(who, 'p0')).status).toBe(200)

  const asked = site.server.floor.clock.now().getTime()
  await set(who, 'day', 5000)
  const waiting = await limitOf(who, 'day')
  expect(waiting).toMatchObject({ limit_minor: 2000, own: true, raise: { limit_minor: 5000 } })
  const holds = new Date(waiting.raise?.at ?? 0).getTime()
  expect(holds - asked).toBeGreaterThanOrEqual(24 * hour)
  expect(holds - asked).toBeLessThan(24 * hour + 60_000)
  walk(23 * hour)
  expect((await order(who, 'p1')).status).toBe(409)
  await who.send('DELETE', '/api/spending-limits/day/raise')
  walk(2 * hour)
  expect(await limitOf(who, 'day')).toMatchObject({ limit_minor: 2000, raise: null })
  expect((await order(who, 'p1')).status).toBe(409)

  await set(who, 'day', 5000)
  walk(24 * hour)
  expect(await limitOf(who, 'day')).toMatchObject({ limit_minor: 5000, raise: null })
  expect((await order(who, 'p1')).status).toBe(200)
})

test('BEY-09 going above the site’s own limit asks once more and waits all the same', async () => {
  toTheMiddleOfAMonth()
  const who = await site.buyer()
  expect((await set(who, 'month', 50_000)).body.error).toMatchObject({
    code: 'spending_limits.confirm_raise',
    field: 'confirmed',
  })
  expect(await limitOf(who, 'month')).toMatchObject({ limit_minor: 25_000, raise: null })
  expect((await set(who, 'month', 50_000, { confirmed: true })).status).toBe(200)
  expect(await limitOf(who, 'month')).toMatchObject({ limit_minor: 25_000, own: false, raise: { limit_minor: 50_000 } })
  walk(24 * hour)
  expect(await limitOf(who, 'month')).toMatchObject({ limit_minor: 50_000, own: true, raise: null })
  for (let bought = 0; bought < 4; bought += 1) expect((await order(who, 'p3')).status).toBe(200)
  expect((await order(who, 'p3')).status).toBe(409)
})

test('BEY-09 what failed makes room again; what is paid in another currency counts by the site’s price list', async () => {
  toTheMiddleOfAMonth()
  const who = await site.buyer()
  await set(who, 'week', 2600)
  const polish = await order(who, 'p1', { country: 'PL', method: 'blik' })
  expect(polish.body).toMatchObject({ order: { price_minor: 10_699, currency: 'PLN' } })
  expect(await limitOf(who, 'week')).toMatchObject({ spent_minor: 2499 })
  expect((await order(who, 'p0')).body.error?.code).toBe('payments.limit_reached')
  const { order: placed, redirect } = polish.body as unknown as { order: { id: string }; redirect: string }
  await who.send('POST', redirect, { outcome: 'fail' })
  await expect
    .poll(async () => ((await who.send('GET', `/api/orders/${placed.id}`)).body as { status?: string }).status, {
      timeout: 8000,
    })
    .toBe('failed')
  expect(await limitOf(who, 'week')).toMatchObject({ spent_minor: 0 })
  expect((await order(who, 'p0')).status).toBe(200)
})

test('BEY-09 a day begins anew at midnight of the site, a week on Monday, a month on its first', async () => {
  toTheMiddleOfAMonth()
  const who = await site.buyer()
  await set(who, 'day', 1000)
  await set(who, 'week', 2000)
  // Paid, for what is not expires when its time is over and makes room again.
  await buy(who, 'p0')
  const { to } = await limitOf(who, 'day')
  expect((await order(who, 'p0')).status).toBe(409)
  walk(new Date(to).getTime() - site.server.floor.clock.now().getTime())
  await buy(who, 'p0')
  walk(24 * hour)
  // Two in this week, so the third waits for Monday.
  expect((await order(who, 'p0')).body.error?.message).toContain('a week')
  walk(new Date((await limitOf(who, 'week')).to).getTime() - site.server.floor.clock.now().getTime())
  expect((await order(who, 'p0')).status).toBe(200)
})

test('BEY-09 a pause stops buying for as long as one said, can be made longer and never shorter', async () => {
  const who = await site.buyer()
  expect((await who.send('POST', '/api/spending-limits/pause', { length: 'week' })).status).toBe(200)
  const { paused_until: until } = await own(who)
  expect(await order(who, 'p0')).toMatchObject({ status: 403, body: { error: { code: 'payments.paused' } } })
  await who.send('POST', '/api/spending-limits/pause', { length: 'day' })
  expect((await own(who)).paused_until).toBe(until)
  await who.send('POST', '/api/spending-limits/pause', { length: 'month' })
  const { paused_until: longer } = await own(who)
  expect(new Date(longer ?? 0) > new Date(until ?? 0)).toBe(true)
  const logInAgain = await wayBack(who)
  walk(29 * 24 * hour)
  expect((await order(who, 'p0')).status).toBe(403)
  walk(24 * hour + 60_000)
  await logInAgain()
  expect(await own(who)).toMatchObject({ paused_until: null })
  expect((await order(who, 'p0')).status).toBe(200)
})

test('BEY-09 an exclusion takes a yes, lasts six months at least, and nothing ends it before', async () => {
  const who = await site.buyer()
  const ask = (body: object) => who.send('POST', '/api/spending-limits/exclusion', body)
  expect((await ask({ months: 1, confirmed: true })).status).toBe(422)
  expect((await ask({ months: 6, confirmed: false })).body.error?.code).toBe('spending_limits.confirm_exclusion')
  expect((await ask({ months: 6, confirmed: true })).status).toBe(200)
  const { excluded_until: until } = await own(who)
  expect(new Date(until ?? 0).getTime() - site.server.floor.clock.now().getTime()).toBeGreaterThan(180 * 24 * hour)
  expect(await order(who, 'p0')).toMatchObject({ status: 403, body: { error: { code: 'payments.excluded' } } })
  await ask({ months: 6, confirmed: true })
  expect((await own(who)).excluded_until).toBe(until)
  const { database } = site.server.floor
  await expect(
    database.pool.query(
      `update spending_limits.member set excluded_until = excluded_at + interval '181 days' where excluded_until is not null`,
    ),
  ).rejects.toThrow('a break cannot be shortened')
  const logInAgain = await wayBack(who)
  walk(new Date(until ?? 0).getTime() - site.server.floor.clock.now().getTime() - 60_000)
  await logInAgain()
  expect((await order(who, 'p0')).status).toBe(403)
  walk(61_000)
  expect((await order(who, 'p0')).status).toBe(200)
})

test('BEY-09 a letter tells once what was ordered in the month before, and can be turned off', async () => {
  toTheMiddleOfAMonth()
  const [who, silent] = [await site.buyer(), await site.buyer()]
  for (const one of [who, silent]) expect((await order(one, 'p1', { country: 'PL', method: 'blik' })).status).toBe(200)
  expect((await order(who, 'p0')).status).toBe(200)
  expect((await own(who)).letters).toBe(true)
  expect((await silent.send('PUT', '/api/spending-limits', { letters: false })).body).toMatchObject({ letters: false })
  const addressOf = async (one: WebClient) =>
    ((await one.send('GET', '/api/account')).body as unknown as { email: string }).email
  const [address, other] = [await addressOf(who), await addressOf(silent)]
  const { letters } = site.server.product.limits
  const { clock } = site.server.floor
  const lettersTo = async (to: string) =>
    (await site.mails(to)).filter(({ subject }) => subject === 'Your month in figures')
  await letters.tellMonth(clock.now())
  expect(await lettersTo(address)).toEqual([])

  walk(new Date((await limitOf(who, 'month')).to).getTime() - clock.now().getTime() + 8 * hour)
  await letters.tellMonth(clock.now())
  await letters.tellMonth(clock.now())
  const [letter, ...more] = await lettersTo(address)
  expect(more).toEqual([])
  expect(letter?.text).toContain('You ordered credits for €34.98 on Minuet that month, in 2 orders.')
  expect(letter?.text).toContain('Your limit is €250.00 a month.')
  expect(letter?.links.some((link) => link.endsWith('/notifications/limits'))).toBe(true)
  expect(await lettersTo(other)).toEqual([])
})

test('BEY-09 limits and breaks stand in the own file and belong to nobody else', async () => {
  const [who, other] = [await site.buyer(), await site.buyer()]
  await set(who, 'day', 3000)
  await who.send('POST', '/api/spending-limits/pause', { length: 'day' })
  expect(await limitOf(other, 'day')).toMatchObject({ limit_minor: null })
  expect((await own(other)).paused_until).toBe(null)
  expect(await site.visitor().send('GET', '/api/spending-limits')).toMatchObject({
    status: 403,
    body: { authentication_required: true },
  })
  const { limits } = site.server.product
  const { rows } = await site.server.floor.database.pool.query<{ account_id: string }>(
    `select account_id from spending_limits.member_limit where span = 'day' and minor = 3000`,
  )
  const account = Number(rows[0]?.account_id)
  expect(await limits.exportOwn(account)).toMatchObject({
    limits: [{ span: 'day', currency: 'EUR', minor: 3000, next_at: null }],
    breaks: { excluded_until: null },
  })
  await site.server.floor.database.transaction((tx) =>
    limits.hears['accounts.erased'](tx, { account }, site.server.floor.clock.now()),
  )
  expect(await limits.exportOwn(account)).toEqual({ limits: [], breaks: null })
})

test('BEY-09 a limit holds on every site of the pool, in whatever currency: nobody gets round it next door', async () => {
  toTheMiddleOfAMonth()
  const who = await site.buyer()
  expect((await set(who, 'day', 1500)).status).toBe(200)
  const { pool } = site.server.floor.database
  await pool.query(`insert into sites.site (id, pool_id, name, brand, domain_language, locales, time_zone, currency, country, settings, company)
    select 900, pool_id, name, brand, domain_language, locales, time_zone, 'CHF', 'CH', settings, company from sites.site where id = 1`)
  await pool.query("update sites.site_host set site_id = 900, position = 0 where host = '127.0.0.1'")
  walk(6_000)
  const { email } = (await who.send('GET', '/api/account')).body as unknown as { email: string }
  const next = webClient(site, '127.0.0.1')
  expect((await next.send('POST', '/api/user.php', { login: email, password: 'three tall herons' })).status).toBe(200)

  // 9.99 euros are 9.90 francs on the price list.
  expect(await own(next)).toMatchObject({ currency: 'CHF' })
  expect(await limitOf(next, 'day')).toMatchObject({ limit_minor: 1_486, own: true, raise: null })
  const dear = await order(next, 'p1', { method: 'creditcard', country: 'CH' })
  expect([dear.status, dear.body.error?.code]).toEqual([409, 'payments.above_maximum'])
  expect((await order(next, 'p0', { method: 'creditcard', country: 'CH' })).status).toBe(200)
  // Higher waits here as well, and lower holds there at once.
  await set(next, 'day', 9_000)
  expect(await limitOf(next, 'day')).toMatchObject({ limit_minor: 1_486, raise: { limit_minor: 9_000 } })
  expect((await set(next, 'day', 0)).status).toBe(200)
  expect(await limitOf(who, 'day')).toMatchObject({ limit_minor: 0, own: true, raise: null })
})
