import fc from 'fast-check'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createDatabase, type Database } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'
import { createTestDatabase } from '#platform/server/testing/create-test-database.ts'
import { propertyRuns } from '#platform/server/testing/property-runs.ts'
import {
  nextStatus,
  type OrderStatus,
  type ProviderState,
  providerStates,
} from '../rules/order-status.ts'
import { insertOrder } from './store.ts'
import { applyReport } from './webhooks/store-payment-states.ts'

const now = new Date('2026-07-01T10:00:00Z')
let database: Database
let clone: Awaited<ReturnType<typeof createTestDatabase>>
let last = 0
beforeAll(async () => {
  clone = await createTestDatabase({ features: ['payments'] })
  database = createDatabase({ url: clone.url, size: 10 })
})
afterAll(async () => {
  await database.close()
  await clone.close()
})

const place = async (account: number) => {
  const order = await database.transaction((tx) =>
    insertOrder(
      tx,
      {
        order_id: randomUUID(),
        client_id: randomUUID(),
        account,
        site: 1,
        bundle: 'p1',
        credits: 60,
        price_minor: 2499,
        currency: 'EUR',
        country: 'NL',
        method: 'ideal',
        return_to: null,
        attempt: randomUUID(),
        gateway: 'toy',
        refundDays: 14,
        termsVersion: '2026-11-23T12:00:00.000Z',
        nextCheckAt: null,
      },
      now,
    ),
  )
  return { attempt: order.attempt, key: order.key, ref: `ref-${order.order_id}` }
}
type PlacedAttempt = Awaited<ReturnType<typeof place>>
const report = ({ attempt, ref }: PlacedAttempt, state: ProviderState) =>
  database.transaction((tx) =>
    applyReport(
      tx,
      { gateway: 'toy', ref, attempt, state, amountMinor: 2499, currency: 'EUR', cause: 'webhook' },
      now,
    ),
  )
const credits = async (account: number) =>
  (
    await database.maybe<{ credits: number }>(
      sql`select credits from credits.public_wallet where account_id = ${account}`,
    )
  )?.credits ?? 0
const grants = async (account: number) =>
  (
    await database.one<{ count: number }>(sql`
    select count(*) from credits.movement where account_id = ${account} and kind = 'grant'`)
  ).count

test.each(providerStates.flatMap((from) => providerStates.map((to) => [from, to] as const)))(
  'the database handles %s followed by %s like the rule',
  async (first, second) => {
    const account = (last += 1)
    const order = await place(account)
    const afterFirst = nextStatus('created', first)
    const afterSecond = nextStatus(afterFirst, second)
    expect((await report(order, first)).status).toBe(afterFirst)
    expect(await report(order, second)).toMatchObject({
      status: afterSecond,
      verdict: afterSecond === afterFirst ? 'unchanged' : 'applied',
    })
    expect(await credits(account)).toBe(afterSecond === 'completed' ? 60 : 0)
  },
)

test('reports in any order, duplicated, lost or simultaneous: credits match the model, with one grant per paid order', async () => {
  const reportLists = fc.array(
    fc.record({
      order: fc.nat({ max: 2 }),
      state: fc.constantFrom(...providerStates),
      copies: fc.nat({ max: 3 }),
    }),
    {
      maxLength: 12,
    },
  )
  await fc.assert(
    fc.asyncProperty(reportLists, fc.boolean(), async (reports, concurrently) => {
      const account = (last += 1)
      const orders = [await place(account), await place(account), await place(account)]
      // Reports with 0 copies never arrive.
      const received = reports.flatMap(({ order, state, copies }) =>
        Array.from({ length: copies }, () => ({ order, state })),
      )
      if (concurrently)
        await Promise.all(received.map(({ order, state }) => report(orders[order]!, state)))
      else for (const { order, state } of received) await report(orders[order]!, state)
      const paid = orders.filter((_, index) =>
        received.some(({ order, state }) => order === index && state === 'paid'),
      )
      expect(await credits(account)).toBe(60 * paid.length)
      expect(await grants(account)).toBe(paid.length)
      if (concurrently) return
      const statuses = orders.map((_, index) =>
        received
          .filter(({ order }) => order === index)
          .reduce<OrderStatus>((status, { state }) => nextStatus(status, state), 'created'),
      )
      const stored = await database.many<{ status: OrderStatus }>(sql`
        select status from payments.purchase where account_id = ${account} order by id`)
      expect(stored.map(({ status }) => status)).toEqual(statuses)
    }),
    { ...propertyRuns(40), endOnFailure: true },
  )
}, 600_000)

test('the database prevents orders from moving backwards or completing twice', async () => {
  const order = await place((last += 1))
  await report(order, 'paid')
  const insert = (from: string, to: string) =>
    database.run(sql`
      insert into payments.transition (purchase_id, number, from_status, to_status, cause, at)
      values (${order.key}, 9, ${from}, ${to}, 'asked', ${now})`)
  await expect(insert('completed', 'failed')).rejects.toThrow('transition_only_up')
  await expect(insert('pending', 'created')).rejects.toThrow('transition_only_up')
  await expect(insert('pending', 'completed')).rejects.toThrow('transition_completed_once')
})

test('afterwards the ledger has no violations', async () => {
  expect(await database.many(sql`select * from credits.ledger_violations`)).toEqual([])
})
