import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { WebClient } from '#features/members/accounts/testing/web-client.ts'
import { officeClient } from '#features/members/staff/testing/office-client.ts'
import { startRefundSite, type RefundSite } from '../testing/refund-site.ts'

let site: RefundSite
let frida: WebClient
beforeAll(async () => {
  site = await startRefundSite()
  frida = await officeClient(site, 'finance', 'Frida')
})
afterAll(() => site.close())

test('ATTACK a hundred forged withdrawals don’t hide a real one: the oldest is listed first, and a reviewed one makes room', async () => {
  const declare = (order: string) =>
    site.query(
      "insert into refunds.guest_withdrawal (id, site_id, pool_id, order_typed, email, email_key, name, at, unmatched) values ($1, 1, 1, $2, 'a@example.org', 'a@example.org', '', $3, true)",
      [randomUUID(), order, site.server.infrastructure.clock.now()],
    )
  await declare('my real order')
  site.server.infrastructure.clock.moveBy(60_000)
  for (let count = 0; count < 100; count += 1) await declare(`forged ${count}`)
  const open = async () =>
    (await frida.send('GET', '/api/office/refunds')).body as unknown as {
      unmatched: { id: string; order: string }[]
      unmatched_count: number
    }
  const [first, second] = (await open()).unmatched
  expect([first?.order, (await open()).unmatched_count]).toEqual(['my real order', 101])
  const handle = () => frida.send('PUT', `/api/office/withdrawals/${first?.id}/handled`)
  expect([(await handle()).status, (await handle()).status]).toEqual([204, 204])
  expect((await frida.send('PUT', `/api/office/withdrawals/${randomUUID()}/handled`)).status).toBe(
    404,
  )
  const after = await open()
  expect([after.unmatched[0]?.id, after.unmatched_count]).toEqual([second?.id, 100])
  expect(await site.query('select act from staff.audit where about = $1', [first?.id])).toEqual([
    { act: 'refunds.declaration_handled' },
  ])
})
