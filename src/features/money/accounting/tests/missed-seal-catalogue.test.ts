import { afterAll, beforeAll, expect, test } from 'vitest'
import { officeClient } from '#features/members/staff/testing/office-client.ts'
import { startRefundSite, type RefundSite } from '#features/money/refunds/testing/refund-site.ts'

let site: RefundSite
beforeAll(async () => {
  site = await startRefundSite()
})
afterAll(() => site.close())

test('BEY-07 OPS-04 a missed daily seal raises an alarm in the office until the wallets are sealed again; a night without changes does not', async () => {
  const { clock } = site.server.infrastructure
  const { credits } = site.server.product
  const alarms = async () => {
    const office = await officeClient(site, 'finance')
    const count = (await office.send('GET', '/api/office/ledger/count')).body
    const health = (await office.send('GET', '/api/office/ledger')).body
    return [count, health] as unknown as [{ waiting: number }, { seal_missed: boolean }]
  }
  await site.bought(await site.buyer())
  expect(await alarms()).toMatchObject([{ waiting: 0 }, { seal_missed: false }])
  clock.moveBy(27 * 3_600_000)
  expect(await alarms()).toMatchObject([{ waiting: 1 }, { seal_missed: true }])
  expect(await credits.seal(clock.now())).toBeGreaterThan(0)
  expect(await alarms()).toMatchObject([{ waiting: 0 }, { seal_missed: false }])
  // Nothing has changed since, so there is no new seal, but the night wasn't missed.
  clock.moveBy(25 * 3_600_000)
  expect(await credits.seal(clock.now())).toBeGreaterThanOrEqual(0)
  clock.moveBy(25 * 3_600_000)
  expect(await credits.isSealMissed(clock.now())).toBe(false)
  clock.moveBy(2 * 3_600_000)
  expect(await credits.isSealMissed(clock.now())).toBe(true)
  const moderator = await officeClient(site, 'moderator')
  expect((await moderator.send('GET', '/api/office/ledger/count')).status).toBe(404)
})
