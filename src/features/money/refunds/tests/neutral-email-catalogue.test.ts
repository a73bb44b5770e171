import { afterAll, beforeAll, expect, test } from 'vitest'
import { startRefundSite } from '../testing/refund-site.ts'

let site: Awaited<ReturnType<typeof startRefundSite>>
beforeAll(async () => {
  site = await startRefundSite()
})
afterAll(() => site.close())

test('BEY-19 a member who wants neutral emails gets a neutral confirmation of a withdrawal', async () => {
  const noor = await site.buyer()
  const order = await site.bought(noor)
  expect((await noor.send('PUT', '/api/quiet-mode', { neutral_emails: true })).status).toBe(200)
  expect((await noor.send('POST', `/api/orders/${order.id}/withdrawal`, {})).status).toBe(200)
  await site.wait(61_000)
  const [row] = await site.query(
    'select c.email from payments.purchase p join accounts.account c on c.id = p.account_id where p.order_id = $1',
    [order.id],
  )
  const received = (await site.mails(String(row?.email))).find(
    ({ text }) => text.includes(order.id) && text.includes('withdrawal'),
  )
  expect(received?.subject).toBe('News about your account')
  expect(received?.from).toContain('Account')
  expect(received?.from).not.toMatch(/^"?Minuet/)
})
