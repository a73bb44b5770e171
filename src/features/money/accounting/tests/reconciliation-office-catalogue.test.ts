import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dayMs } from '#kernel/duration.ts'
import { officeClient } from '#features/members/staff/testing/office-client.ts'
import {
  startStaffedRefundSite,
  type StaffedRefundSite,
} from '#features/money/refunds/testing/staffed-refund-site.ts'
import type { StoredWebhook } from '../contract/reconciliation.ts'

let site: StaffedRefundSite
beforeAll(async () => {
  site = await startStaffedRefundSite()
})
afterAll(() => site.close())

const product = () => site.server.product
const clock = () => site.server.infrastructure.clock

test('CRED-12 the inbox shows the outcome of each webhook without its payload; a replay finds a lost one', async () => {
  const mei = await site.buyer()
  const order = await site.bought(mei)
  const inbox = async (query = '') =>
    (await site.frida.send('GET', `/api/office/webhooks${query}`)).body as unknown as {
      webhooks: StoredWebhook[]
      next: string | null
    }
  await expect
    .poll(async () => (await inbox('?state=done')).webhooks.some((one) => one.order === order.id))
    .toBe(true)
  const [done] = (await inbox('?state=done')).webhooks.filter((one) => one.order === order.id)
  expect(done).toMatchObject({ gateway: 'sandbox', ref: order.payment, state: 'done' })
  expect(done?.tries).toBeGreaterThanOrEqual(1)
  expect(Object.keys(done ?? {}).toSorted()).toEqual([
    'event',
    'gateway',
    'order',
    'outcome',
    'received_at',
    'ref',
    'state',
    'tries',
  ])
  const insertWebhook = (event: string, ref: string, outcome: string | null, at = clock().now()) =>
    site.query(
      `insert into payments.webhook (gateway, event_id, ref, body, received_at, processed_at, outcome)
       values ('sandbox', $1, $2, 'sha256:x', $3, case when $4::text is null then null else $3::timestamptz end, $4)`,
      [event, ref, at, outcome],
    )
  await insertWebhook('evt_unknown', 'pay_nobody', 'quarantined')
  await insertWebhook('evt_waiting', order.payment, null)
  await insertWebhook(
    'evt_failed',
    order.payment,
    null,
    new Date(clock().now().getTime() - 2 * dayMs),
  )
  for (const [state, event] of [
    ['unknown', 'evt_unknown'],
    ['waiting', 'evt_waiting'],
    ['failed', 'evt_failed'],
  ] as const)
    expect(
      (await inbox(`?state=${state}&gateway=sandbox`)).webhooks.map((one) => one.event),
    ).toContain(event)
  expect((await inbox('?gateway=mollie')).webhooks).toEqual([])

  const replay = (event: string) =>
    site.frida.send('POST', '/api/office/webhooks/replay', { gateway: 'sandbox', event })
  expect((await replay('evt_unknown')).body).toEqual({ came: 'quarantined' })
  expect((await replay('evt_none')).status).toBe(404)
  const all = await site.frida.send('POST', '/api/office/webhooks/replays', {
    gateway: 'sandbox',
    state: 'failed',
  })
  expect(all.body).toMatchObject({ asked: 1, helped: 1, silent: 0 })
  expect((await inbox('?state=failed')).webhooks).toEqual([])
  expect(await site.wallet(mei)).toMatchObject({ credits: expect.any(Number) })
  const acts = await site.query(
    "select act from staff.audit where act like 'reconciliation.replayed%' order by id",
  )
  expect(acts.map(({ act }) => act)).toEqual([
    'reconciliation.replayed',
    'reconciliation.replayed_all',
  ])

  // Pages do not overlap, and entries past their retention period are deleted.
  for (let count = 0; count < 60; count += 1)
    await insertWebhook(`evt_page_${count}`, 'pay_nobody', 'quarantined')
  const first = await inbox('?state=unknown')
  const second = await inbox(`?state=unknown&before=${encodeURIComponent(first.next ?? '')}`)
  const events = [...first.webhooks, ...second.webhooks].map(({ event }) => event)
  expect([first.webhooks.length, new Set(events).size]).toEqual([50, events.length])
  await insertWebhook(
    'evt_old',
    order.payment,
    'applied',
    new Date(clock().now().getTime() - 401 * dayMs),
  )
  await insertWebhook(
    'evt_nowhere',
    'pay_nobody',
    'quarantined',
    new Date(clock().now().getTime() - 91 * dayMs),
  )
  await product().payments.inbox.tidy(clock().now())
  const left = await site.query(
    "select event_id from payments.webhook where event_id in ('evt_old', 'evt_nowhere', 'evt_unknown')",
  )
  expect(left).toEqual([{ event_id: 'evt_unknown' }])
})

test('CRED-12 SEC-09 an auditor can read everything and change nothing; support gets a 404', async () => {
  const [ada, sam] = [
    await officeClient(site, 'auditor', 'Ada'),
    await officeClient(site, 'support', 'Sam'),
  ]
  for (const path of ['reconciliation', 'reconciliation/count', 'webhooks', 'ledger']) {
    expect((await ada.send('GET', `/api/office/${path}`)).status).toBe(200)
    expect((await sam.send('GET', `/api/office/${path}`)).status).toBe(404)
  }
  expect((await ada.send('GET', '/api/office/ledger')).body).toMatchObject({ may_act: false })
  for (const who of [ada, sam]) {
    expect(
      (await who.send('POST', '/api/office/reconciliation/runs', { id: randomUUID() })).status,
    ).toBe(404)
    expect((await who.send('POST', '/api/office/ledger/checks', {})).status).toBe(404)
  }
})
