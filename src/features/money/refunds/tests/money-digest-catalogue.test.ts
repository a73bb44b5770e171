import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dayMs } from '#kernel/duration.ts'
import { officeClient } from '#features/members/staff/testing/office-client.ts'
import { requestRefund } from '../testing/request-refund.ts'
import { startRefundSite, type RefundSite } from '../testing/refund-site.ts'

let refundSite: RefundSite
beforeAll(async () => {
  refundSite = await startRefundSite()
})
afterAll(() => refundSite.close())

const digests = async () => {
  await refundSite.settle()
  const { inbox } = refundSite.server.infrastructure
  const mails = (await inbox?.list()) ?? []
  return mails.filter(({ to }) => to.includes('@office.example'))
}

test('OPS-04 owners get one email in the morning about what each staff member did with money the day before, and none after a day without any', async () => {
  const { product, infrastructure } = refundSite.server
  const { clock } = infrastructure
  await officeClient(refundSite, 'owner', 'Otto')
  const frida = await officeClient(refundSite, 'finance', 'Frida')
  const buyer = await refundSite.buyer()
  const order = await refundSite.bought(buyer, { bundle: 'p3' })
  for (const amount_minor of [1_000, 2_000]) await requestRefund(frida, order.id, { amount_minor })
  const other = await officeClient(refundSite, 'lead', 'Helene')
  const file = await refundSite.file(frida, order.id)
  expect(file.refunds).toHaveLength(2)
  const input = { amount_minor: 8_000, reason: 'complaint' }
  const big = await requestRefund(other, order.id, input)
  expect(big.status).toBe(200)
  const [waiting] = (await refundSite.file(frida, order.id)).refunds.filter(
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

test('OPS-04 the email says how many credits each staff member granted manually and to how many members, across all sites', async () => {
  const { product, infrastructure } = refundSite.server
  const { clock, database } = infrastructure
  const [frida, helene] = await Promise.all([
    officeClient(refundSite, 'finance', 'Frida'),
    officeClient(refundSite, 'lead', 'Helene'),
  ])
  expect([frida, helene]).toHaveLength(2)
  const staff = await refundSite.query(
    "select id, name from staff.person where name in ('Frida', 'Helene') order by name",
  )
  const now = new Date(clock.now().getTime() + 3 * dayMs)
  const grant = (name: string, account: number, credits: number, site: number) =>
    database.transaction((tx) =>
      product.refunds.subscribers['refunds.credits_granted'](
        tx,
        {
          order: randomUUID(),
          account,
          site,
          credits,
          by: Number(staff.find((one) => one.name === name)?.id),
        },
        now,
      ),
    )
  await grant('Frida', 7, 20, 1)
  await grant('Frida', 7, 30, 1)
  await grant('Frida', 8, 1_150, 2)
  await grant('Helene', 9, 1, 2)
  const morning = new Date(Math.floor(now.getTime() / dayMs) * dayMs + dayMs + 6 * 3_600_000)
  const before = (await digests()).length
  await product.moneyDigest.emitDue(morning)
  const sent = (await digests()).slice(0, -before)
  expect(sent).toHaveLength(1)
  expect(sent[0]?.text).toContain('Frida: 1,200 credits granted to 2 members (3 grants)')
  expect(sent[0]?.text).toContain('Helene: 1 credit granted to 1 member (1 grant)')
})

test('OPS-04 a refund that staff send again is in the owners’ email', async () => {
  const { product, infrastructure } = refundSite.server
  await refundSite.wait(10 * dayMs)
  const helene = await officeClient(refundSite, 'finance', 'Helene')
  const buyer = await refundSite.buyer()
  const order = await refundSite.bought(buyer)
  await buyer.send('POST', `/api/orders/${order.id}/withdrawal`, {})
  await refundSite.settle()
  const [first] = await refundSite.refundsAt(order.payment)
  await refundSite.turn(order.payment, `refund_failed:${first?.id}`)
  const [failed] = (await refundSite.file(helene, order.id)).refunds
  const retry = () =>
    helene.send('POST', `/api/office/refunds/${failed?.id}/retry`, { id: randomUUID() })
  // The second changes nothing, so it isn't counted.
  expect([(await retry()).status, (await retry()).status]).toEqual([200, 200])
  const now = infrastructure.clock.now().getTime()
  const morning = new Date(Math.floor(now / dayMs) * dayMs + dayMs + 6 * 3_600_000)
  const before = (await digests()).map(({ id }) => id)
  await product.moneyDigest.emitDue(morning)
  const [mail] = (await digests()).filter(({ id }) => !before.includes(id))
  expect(mail?.text).toContain('Helene: 1 failed refund sent again on Minuet, €24.99')
})
