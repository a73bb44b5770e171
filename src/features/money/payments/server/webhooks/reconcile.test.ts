import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from '#platform/server/postgres/sql.ts'
import { openShop, type Shop } from '../testing/open-shop.ts'

/** Orders whose completion throws an error, as when an invoice cannot be written. */
const broken = new Set<string>()
let shop: Shop
beforeAll(async () => {
  shop = await openShop({
    emit: async (_, name, payload) => {
      if (name === 'payments.completed' && broken.has((payload as { order: string }).order))
        throw new Error('no invoice')
    },
  })
  await shop.chaos({ drop: true })
})
afterAll(() => shop.close())

const selectStatus = (order: string) =>
  shop.database
    .one<{ status: string }>(sql`select status from payments.purchase where order_id = ${order}`)
    .then(({ status }) => status)

test('an order whose completion fails does not block other orders, and is completed once the error is fixed', async () => {
  const [first, second] = [
    await shop.ordered(shop.newAccount()),
    await shop.ordered(shop.newAccount()),
  ]
  broken.add(first.id)
  for (const { payment } of [first, second]) await shop.act(payment, 'pay')
  // Its webhook stays in the inbox, which the scheduled job processes first.
  expect(
    await shop.hook({ event: `evt_${randomUUID()}`, payment: first.payment, state: 'paid' }),
  ).toBe(500)

  const later = new Date(shop.clock.now().getTime() + 6 * 60_000)
  await shop.payments.reconcile(later)
  expect([await selectStatus(first.id), await selectStatus(second.id)]).toEqual([
    'created',
    'completed',
  ])
  expect(shop.logged.some((line) => JSON.stringify(line).includes(first.payment))).toBe(true)

  broken.clear()
  await shop.payments.reconcile(new Date(later.getTime() + 60_000))
  expect(await selectStatus(first.id)).toBe('completed')
})
