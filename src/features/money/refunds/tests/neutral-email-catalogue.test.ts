import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTill } from '../testing/till.ts'

let till: Awaited<ReturnType<typeof openTill>>
beforeAll(async () => {
  till = await openTill()
})
afterAll(() => till.close())

test('BEY-19 a member who wants neutral emails gets a neutral confirmation of a withdrawal', async () => {
  const noor = await till.buyer()
  const order = await till.bought(noor)
  expect((await noor.send('PUT', '/api/quiet-mode', { neutral_emails: true })).status).toBe(200)
  expect((await noor.send('POST', `/api/orders/${order.id}/withdrawal`, {})).status).toBe(200)
  await till.wait(61_000)
  const [row] = await till.query(
    'select c.email from payments.purchase p join accounts.account c on c.id = p.account_id where p.order_id = $1',
    [order.id],
  )
  const received = (await till.mails(String(row?.email))).find(
    ({ text }) => text.includes(order.id) && text.includes('withdrawal'),
  )
  expect(received?.subject).toBe('News about your account')
  expect(received?.from).toContain('Account')
  expect(received?.from).not.toMatch(/^"?Minuet/)
})
