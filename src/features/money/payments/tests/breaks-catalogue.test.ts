import { afterAll, beforeAll, expect, test } from 'vitest'
import type { WebClient } from '#features/members/accounts/testing/web-client.ts'
import { type Marketplace, openMarketplace } from '../testing/marketplace.ts'
import { exportMember } from '#app/testing/export-member.ts'
import { placeOrder, readLimit, readLimits, setLimit } from '../testing/limit-requests.ts'

let site: Marketplace
beforeAll(async () => {
  site = await openMarketplace()
})
afterAll(() => site.close())

const hour = 3_600_000
const moveClock = (ms: number) => site.server.infrastructure.clock.moveBy(ms)
/** Sessions end after thirty days; logs in again. */
const createLogInAgain = async (who: WebClient) => {
  const { email } = (await who.send('GET', '/api/account')).body as unknown as { email: string }
  return async () => {
    const reply = await who.send('POST', '/api/user.php', {
      login: email,
      password: 'three tall herons',
    })
    expect(reply.status).toBe(200)
  }
}

test('BEY-09 a break stops purchases for the chosen time and can be extended but not shortened', async () => {
  const who = await site.buyer()
  expect((await who.send('POST', '/api/spending-limits/pause', { length: 'week' })).status).toBe(
    200,
  )
  const { paused_until: until } = await readLimits(who)
  expect(await placeOrder(who, 'p0')).toMatchObject({
    status: 403,
    body: { error: { code: 'payments.paused' } },
  })
  await who.send('POST', '/api/spending-limits/pause', { length: 'day' })
  expect((await readLimits(who)).paused_until).toBe(until)
  await who.send('POST', '/api/spending-limits/pause', { length: 'month' })
  const { paused_until: longer } = await readLimits(who)
  expect(new Date(longer ?? 0) > new Date(until ?? 0)).toBe(true)
  const logInAgain = await createLogInAgain(who)
  moveClock(29 * 24 * hour)
  expect((await placeOrder(who, 'p0')).status).toBe(403)
  moveClock(24 * hour + 60_000)
  await logInAgain()
  expect(await readLimits(who)).toMatchObject({ paused_until: null })
  expect((await placeOrder(who, 'p0')).status).toBe(200)
})

test('BEY-09 an exclusion requires confirmation, lasts at least six months, and cannot be ended early', async () => {
  const who = await site.buyer()
  const requestExclusion = (body: object) =>
    who.send('POST', '/api/spending-limits/exclusion', body)
  expect((await requestExclusion({ months: 1, confirmed: true })).status).toBe(422)
  expect((await requestExclusion({ months: 6, confirmed: false })).body.error?.code).toBe(
    'spending_limits.confirm_exclusion',
  )
  expect((await requestExclusion({ months: 6, confirmed: true })).status).toBe(200)
  const { excluded_until: until } = await readLimits(who)
  expect(
    new Date(until ?? 0).getTime() - site.server.infrastructure.clock.now().getTime(),
  ).toBeGreaterThan(180 * 24 * hour)
  expect(await placeOrder(who, 'p0')).toMatchObject({
    status: 403,
    body: { error: { code: 'payments.excluded' } },
  })
  await requestExclusion({ months: 6, confirmed: true })
  expect((await readLimits(who)).excluded_until).toBe(until)
  const { database } = site.server.infrastructure
  await expect(
    database.pool.query(
      `update spending_limits.member set excluded_until = excluded_at + interval '181 days' where excluded_until is not null`,
    ),
  ).rejects.toThrow('a break cannot be shortened')
  const logInAgain = await createLogInAgain(who)
  moveClock(
    new Date(until ?? 0).getTime() - site.server.infrastructure.clock.now().getTime() - 60_000,
  )
  await logInAgain()
  expect((await placeOrder(who, 'p0')).status).toBe(403)
  moveClock(61_000)
  expect((await placeOrder(who, 'p0')).status).toBe(200)
})

test('BEY-09 limits and breaks are part of the member’s data export and no one else can see them', async () => {
  const [who, other] = [await site.buyer(), await site.buyer()]
  await setLimit(who, 'day', 3000)
  await who.send('POST', '/api/spending-limits/pause', { length: 'day' })
  expect(await readLimit(other, 'day')).toMatchObject({ limit_minor: null })
  expect((await readLimits(other)).paused_until).toBe(null)
  expect(await site.visitor().send('GET', '/api/spending-limits')).toMatchObject({
    status: 403,
    body: { authentication_required: true },
  })
  const { spendingLimits } = site.server.product
  const { rows } = await site.server.infrastructure.database.pool.query<{ account_id: string }>(
    `select account_id from spending_limits.member_limit where span = 'day' and minor = 3000`,
  )
  const account = Number(rows[0]?.account_id)
  expect((await exportMember(site, 'spendingLimits', account)).parts.spending_limits).toMatchObject(
    {
      limits: [{ span: 'day', currency: 'EUR', minor: 3000, next_at: null }],
      breaks: { excluded_until: null },
    },
  )
  await site.server.infrastructure.database.transaction((tx) =>
    spendingLimits.personalData.erase(tx, account, site.server.infrastructure.clock.now()),
  )
  expect((await exportMember(site, 'spendingLimits', account)).parts.spending_limits).toEqual({
    limits: [],
    breaks: null,
  })
})
