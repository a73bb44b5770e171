import { afterAll, beforeAll, expect, test } from 'vitest'
import type { WebClient } from '#features/members/accounts/testing/web-client.ts'
import { officeClient } from '#features/members/staff/testing/office-client.ts'
import { requestRefund } from '../testing/request-refund.ts'
import { startRefundSite, type RefundSite } from '../testing/refund-site.ts'

let site: RefundSite
beforeAll(async () => {
  site = await startRefundSite()
})
afterAll(() => site.close())

const refund = async (who: WebClient, order: string, amount_minor: number) =>
  (await requestRefund(who, order, { amount_minor })).body as unknown as {
    refunds: { state: string; amount_minor: number }[]
    alone_minor: number
  }

test('OPS-04 CRED-12 one person cannot refund order after order alone: above 300.00 in 24 hours a second person must approve', async () => {
  const bram = await officeClient(site, 'finance', 'Bram')
  const buyers = await Promise.all(Array.from({ length: 4 }, () => site.buyer()))
  const orders: { id: string }[] = []
  for (const buyer of buyers) orders.push(await site.bought(buyer, { bundle: 'p3' }))
  const states: (string | undefined)[] = []
  for (const { id } of orders) states.push((await refund(bram, id, 9_000)).refunds[0]?.state)
  // Three times 90.00 leaves 30.00 for the day.
  expect(states.map((state) => (state === 'waiting' ? state : 'alone'))).toEqual([
    'alone',
    'alone',
    'alone',
    'waiting',
  ])
  const another = await site.bought(await site.buyer(), { bundle: 'p3' })
  expect((await site.file(bram, another.id)).alone_minor).toBe(3_000)
  // Another person has a separate daily amount, and a day later the total starts again.
  const frida = await officeClient(site, 'finance', 'Frida')
  expect((await site.file(frida, another.id)).alone_minor).toBe(10_000)
  await site.wait(86_400_001)
  expect((await site.file(bram, another.id)).alone_minor).toBe(10_000)
})

test('OPS-04 refunds of many orders sent at the same moment cannot exceed the daily limit', async () => {
  const cato = await officeClient(site, 'finance', 'Cato')
  const orders: { id: string }[] = []
  for (let count = 0; count < 6; count += 1)
    orders.push(await site.bought(await site.buyer(), { bundle: 'p3' }))
  const files = await Promise.all(orders.map(({ id }) => refund(cato, id, 9_999)))
  const alone = files.filter(({ refunds }) => refunds[0]?.state !== 'waiting')
  expect(alone).toHaveLength(3)
})
