import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { WebClient } from '#features/members/accounts/testing/web-client.ts'
import type { OrderFile } from '../contract/office.ts'
import { requestRefund } from '../testing/request-refund.ts'
import { startStaffedRefundSite, type StaffedRefundSite } from '../testing/staffed-refund-site.ts'

let site: StaffedRefundSite
beforeAll(async () => {
  site = await startStaffedRefundSite()
})
afterAll(() => site.close())

const refund = async (who: WebClient, order: string, amount_minor: number | null, id?: string) => {
  const reply = await requestRefund(who, order, { amount_minor, ...(id !== undefined && { id }) })
  expect(reply.status).toBe(200)
  return reply.body as unknown as OrderFile
}

test('CRED-12 refunding all but a cent does not leave credits with a staff member’s friend: the price and the credits are returned together', async () => {
  const friend = await site.buyer()
  const { credits } = await site.wallet(friend)
  const order = await site.bought(friend)
  const before = await site.file(site.frida, order.id)
  expect(before.credits_back).toEqual({
    unspent: 60,
    paid_minor: 2499,
    credited_minor: 0,
    rounding: 0,
    refunded_minor: 0,
  })
  const file = await refund(site.frida, order.id, 2498)
  // One in 2,499 parts of sixty credits, rounded up in the member's favour.
  expect(await site.wallet(friend)).toMatchObject({ credits: credits + 1 })
  expect(file.refunds).toMatchObject([{ credits: 59, state: 'asked' }])
  expect(file.steps.filter(({ kind }) => kind === 'credits').at(-1)).toMatchObject({
    what: 'refunded',
    credits: -59,
  })
  const statement = (await friend.send('GET', '/api/credits/movements')).body as unknown as {
    movements: { reason: string; credits: number }[]
  }
  expect(statement.movements[0]).toMatchObject({ reason: 'refunded', credits: -59 })
  expect(await site.violations()).toEqual([])
})

test('CRED-12 many small refunds take as many credits as a single refund of their sum; spent ones stay spent, and repeats take nothing', async () => {
  const buyer = await site.buyer()
  const { bonus } = await site.wallet(buyer)
  const order = await site.bought(buyer)
  await site.spend(order.id, bonus + 30)
  const id = randomUUID()
  // The same request five times at once, then eleven more of 1.00: 12.00 of 24.99.
  await Promise.all(Array.from({ length: 5 }, () => refund(site.frida, order.id, 100, id)))
  await Promise.all(Array.from({ length: 11 }, () => refund(site.frida, order.id, 100)))
  // Of thirty unspent, 12.00 / 24.99 is 14.4.
  expect(await site.wallet(buyer)).toMatchObject({ credits: 16 })
  await refund(site.frida, order.id, null)
  expect(await site.wallet(buyer)).toMatchObject({ credits: 0, paid_user: false })
  await site.wait(61_000)
  expect(await site.violations()).toEqual([])
})

test('CRED-12 a refund waiting for a second person takes its credits when it is approved, and shows in advance how many', async () => {
  const buyer = await site.buyer()
  const { credits } = await site.wallet(buyer)
  const order = await site.bought(buyer, { bundle: 'p3' })
  const [waiting] = (await refund(site.frida, order.id, 10_001)).refunds
  const share = 333
  expect(waiting).toMatchObject({ state: 'waiting', credits: share })
  expect(await site.wallet(buyer)).toMatchObject({ credits: credits + 400 })
  const decide = () =>
    site.otto.send('PUT', `/api/office/refunds/${waiting?.id}/decision`, { approved: true })
  await Promise.all([decide(), decide(), decide()])
  expect(await site.wallet(buyer)).toMatchObject({ credits: credits + 400 - share })
  expect((await site.file(site.otto, order.id)).refunds).toMatchObject([{ credits: share }])
  expect(await site.violations()).toEqual([])
})

test('CRED-12 a refund that failed to arrive takes back its credits once, however often it is repeated', async () => {
  const buyer = await site.buyer()
  const { credits } = await site.wallet(buyer)
  const order = await site.bought(buyer)
  await refund(site.frida, order.id, 1000)
  await site.settle()
  const [first] = await site.refundsAt(order.payment)
  await site.turn(order.payment, `refund_failed:${first?.id}`)
  expect(await site.wallet(buyer)).toMatchObject({ credits: credits + 36 })
  // A new refund of the same money instead of sending the failed one again.
  await refund(site.frida, order.id, 1000)
  expect(await site.wallet(buyer)).toMatchObject({ credits: credits + 36 })
  await site.wait(61_000)
  expect(await site.violations()).toEqual([])
})
