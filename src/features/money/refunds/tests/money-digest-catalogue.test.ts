import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dayMs } from '#kernel/duration.ts'
import { officeClient } from '#features/members/staff/testing/office-client.ts'
import { openTill, type Till } from '../testing/till.ts'

let till: Till
beforeAll(async () => {
  till = await openTill()
})
afterAll(() => till.close())

const digests = async () => {
  await till.settle()
  const { inbox } = till.server.infrastructure
  const mails = (await inbox?.list()) ?? []
  return mails.filter(({ to }) => to.includes('@office.example'))
}

test('OPS-04 owners get one email in the morning about what each staff member did with money the day before, and none after a day without any', async () => {
  const { product, infrastructure } = till.server
  const { clock } = infrastructure
  await officeClient(till, 'owner', 'Otto')
  const frida = await officeClient(till, 'finance', 'Frida')
  const buyer = await till.buyer()
  const order = await till.bought(buyer, { bundle: 'p3' })
  for (const amount_minor of [1_000, 2_000])
    await frida.send('POST', `/api/office/orders/${order.id}/refunds`, {
      id: randomUUID(),
      amount_minor,
      reason: 'goodwill',
    })
  const other = await officeClient(till, 'lead', 'Helene')
  const file = await till.file(frida, order.id)
  expect(file.refunds).toHaveLength(2)
  const big = await other.send('POST', `/api/office/orders/${order.id}/refunds`, {
    id: randomUUID(),
    amount_minor: 8_000,
    reason: 'complaint',
  })
  expect(big.status).toBe(200)
  const [waiting] = (await till.file(frida, order.id)).refunds.filter(
    ({ state }) => state === 'waiting',
  )
  await frida.send('PUT', `/api/office/refunds/${waiting?.id}/decision`, { approved: true })

  // Seven in the morning of the next day, in Amsterdam.
  const next = new Date(Math.floor(clock.now().getTime() / dayMs) * dayMs + dayMs)
  const early = new Date(next.getTime() + 4 * 3_600_000)
  const morning = new Date(next.getTime() + 6 * 3_600_000)
  await product.moneyDigest.emitDue(early)
  expect(await digests()).toEqual([])
  await Promise.all([1, 2, 3].map(() => product.moneyDigest.emitDue(morning)))
  await product.moneyDigest.emitDue(new Date(morning.getTime() + 3_600_000))
  const sent = await digests()
  expect(sent).toHaveLength(1)
  const [mail] = sent
  expect(mail?.to).toContain('otto@office.example')
  for (const body of [mail?.text, mail?.html]) {
    expect(body).toMatch(/Frida: .*2 refunds requested on Minuet, €30\.00/)
    expect(body).toContain('1 request approved on Minuet, €80.00')
    expect(body).toMatch(/Helene: 1 refund requested on Minuet, €80\.00/)
  }
  // Nothing happened the day after.
  await product.moneyDigest.emitDue(new Date(morning.getTime() + dayMs))
  expect(await digests()).toHaveLength(1)
})
