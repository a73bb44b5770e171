import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { WebClient } from '#features/members/accounts/testing/web-client.ts'
import { officeClient } from '#features/members/staff/testing/office-client.ts'
import { requestRefund } from '../testing/request-refund.ts'
import { startStaffedRefundSite, type StaffedRefundSite } from '../testing/staffed-refund-site.ts'

let site: StaffedRefundSite
beforeAll(async () => {
  site = await startStaffedRefundSite()
})
afterAll(() => site.close())

const toStatusAndCode = ({ status, body }: Awaited<ReturnType<typeof requestRefund>>) => [
  status,
  body.error?.code,
]
const audit = (order: string) =>
  site
    .query(
      "select name, act, facts from staff.audit where about = $1 and act !~ '[._]opened$' order by id",
      [order],
    )
    .then((rows) =>
      rows.map(
        ({ name, act, facts }) =>
          `${name} ${act} ${(facts as { amount_minor: number }).amount_minor}`,
      ),
    )

test('CRED-12 OPS-04 a staff member finds an order by number and by address, and sees its full history', async () => {
  const jonas = await site.buyer()
  const order = await site.bought(jonas)
  const [row] = await site.query(
    'select c.email from payments.purchase p join accounts.account c on c.id = p.account_id where p.order_id = $1',
    [order.id],
  )
  const find = async (search: string) =>
    (
      (await site.frida.send('POST', '/api/office/orders/searches', { search }))
        .body as unknown as {
        orders: { order: string; email: string }[]
      }
    ).orders
  expect(await find(order.id.toUpperCase())).toMatchObject([
    { order: order.id, price_minor: 2499, status: 'completed' },
  ])
  expect(await find(` ${String(row?.email).toUpperCase()}`)).toMatchObject([
    { order: order.id, email: row?.email },
  ])
  expect(await find('nobody@example.org')).toEqual([])
  expect(await find(order.id.slice(0, 8))).toEqual([])

  await jonas.send('POST', `/api/orders/${order.id}/withdrawal`, {})
  await site.wait(61_000)
  const file = await site.file(site.frida, order.id)
  expect(file).toMatchObject({
    paid_minor: 2499,
    promised_minor: 2499,
    unspent: 0,
    consented: true,
    disputed: false,
  })
  const history = file.steps.map(({ kind, what }) => `${kind} ${what}`)
  for (const step of [
    'status created',
    'status completed',
    'credits purchase',
    'withdrawal declared_member',
    'credits withdrawal',
    'refund asked',
    'refund pending',
    'refund paid',
  ])
    expect(history).toContain(step)
  expect(history.some((step) => step.startsWith('webhook '))).toBe(true)
})

test('CRED-12 staff refund a part, never more than was paid, once per request, and it is audited', async () => {
  const noor = await site.buyer()
  const { credits } = await site.wallet(noor)
  const order = await site.bought(noor)
  const input = { id: randomUUID(), amount_minor: 500 }
  const sent = await Promise.all(
    Array.from({ length: 5 }, () => requestRefund(site.frida, order.id, input)),
  )
  expect(sent.map(({ status }) => status)).toEqual(Array(5).fill(200))
  expect(
    toStatusAndCode(await requestRefund(site.frida, order.id, { ...input, amount_minor: 600 })),
  ).toEqual([409, 'refunds.id_used'])
  expect(toStatusAndCode(await requestRefund(site.otto, order.id, { amount_minor: 2000 }))).toEqual(
    [422, 'refunds.too_much'],
  )
  await site.wait(61_000)
  expect(await site.refundsAt(order.payment)).toMatchObject([{ state: 'paid', amount_minor: 500 }])
  // Refunding a fifth of the price took back a fifth of the credits, once.
  expect(await site.wallet(noor)).toMatchObject({ credits: credits + 48, paid_user: true })

  expect((await requestRefund(site.otto, order.id, { reason: 'complaint' })).status).toBe(200)
  expect(toStatusAndCode(await requestRefund(site.otto, order.id, {}))).toEqual([
    409,
    'refunds.nothing_left',
  ])
  await site.wait(61_000)
  expect((await site.file(site.frida, order.id)).promised_minor).toBe(2499)
  expect(await site.wallet(noor)).toMatchObject({ credits, paid_user: false })
  expect(await audit(order.id)).toEqual([
    'Frida refunds.requested 500',
    'Otto refunds.requested 1999',
  ])
  expect(await site.violations()).toEqual([])
})

test('CRED-12 above a hundred a second person must approve, never the requester, and many small refunds are added up', async () => {
  const amara = await site.buyer()
  const order = await site.bought(amara, { bundle: 'p3' })
  const { body } = await requestRefund(site.frida, order.id, { amount_minor: 10_001 })
  const [refund] = (body as unknown as { refunds: { id: string; state: string; own: boolean }[] })
    .refunds
  expect(refund).toMatchObject({ state: 'waiting', own: true })
  await site.settle()
  expect(await site.refundsAt(order.payment)).toEqual([])
  const decide = (who: WebClient, approved: boolean) =>
    who.send('PUT', `/api/office/refunds/${refund?.id}/decision`, { approved })
  expect(toStatusAndCode(await decide(site.frida, true))).toEqual([409, 'staff.own_request'])
  expect(toStatusAndCode(await decide(site.frida, false))).toEqual([409, 'staff.own_request'])
  expect(
    await site.query("select 1 from refunds.refund where refund_id = $1 and state = 'waiting'", [
      refund?.id,
    ]),
  ).toHaveLength(1)
  // The table enforces this whatever the code does.
  await expect(
    site.query('update staff.approval set decided_by = requested_by where subject = $1', [
      refund?.id,
    ]),
  ).rejects.toThrow('approval_')
  expect((await site.read(amara, order.id)).refunds).toEqual([])

  const both = await Promise.all([decide(site.otto, true), decide(site.otto, true)])
  expect(both.map(({ status }) => status)).toEqual([200, 200])
  expect(toStatusAndCode(await decide(site.otto, false))).toEqual([409, 'staff.request_decided'])
  await site.wait(61_000)
  expect(await site.refundsAt(order.payment)).toMatchObject([
    { state: 'paid', amount_minor: 10_001 },
  ])
  expect(await audit(order.id)).toEqual([
    'Frida refunds.requested 10001',
    'Otto refunds.refund_approved 10001',
  ])

  const small = await site.bought(amara, { bundle: 'p3' })
  const states = async (who: WebClient, amount_minor: number) =>
    (
      (await requestRefund(who, small.id, { amount_minor })).body as unknown as {
        refunds: { state: string }[]
      }
    ).refunds.at(-1)?.state
  // The payment provider may already have been asked when the state is read.
  expect(['asked', 'pending']).toContain(await states(site.frida, 9_000))
  expect(await states(site.otto, 1_001)).toBe('waiting')
})

test('CRED-12 a declined request refunds nothing and leaves everything unchanged', async () => {
  const mei = await site.buyer()
  const order = await site.bought(mei, { bundle: 'p3' })
  const { body } = await requestRefund(site.frida, order.id, {})
  const [refund] = (body as unknown as { refunds: { id: string }[] }).refunds
  expect(
    (await site.otto.send('PUT', `/api/office/refunds/${refund?.id}/decision`, { approved: false }))
      .status,
  ).toBe(200)
  expect((await site.file(site.otto, order.id)).promised_minor).toBe(0)
  expect(await site.wallet(mei)).toMatchObject({ paid_user: true })
})

test('CRED-12 a failed refund is listed in the office until a staff member retries it, once', async () => {
  const elena = await site.buyer()
  const order = await site.bought(elena)
  await elena.send('POST', `/api/orders/${order.id}/withdrawal`, {})
  await site.settle()
  const [first] = await site.refundsAt(order.payment)
  await site.turn(order.payment, `refund_failed:${first?.id}`)
  const open = async () =>
    (await site.frida.send('GET', '/api/office/refunds')).body as unknown as {
      refunds: { id: string; order: string }[]
    }
  const failed = (await open()).refunds.find((one) => one.order === order.id)
  expect(failed).toMatchObject({ state: 'failed', retried: false })
  const sent = await Promise.all(
    [site.frida, site.otto, site.frida].map((who) =>
      who.send('POST', `/api/office/refunds/${failed?.id}/retry`, { id: randomUUID() }),
    ),
  )
  expect(sent.map(({ status }) => status)).toEqual([200, 200, 200])
  await site.wait(61_000)
  expect(await site.refundsAt(order.payment)).toMatchObject([
    { state: 'failed' },
    { state: 'paid', amount_minor: 2499 },
  ])
  expect((await open()).refunds.find((one) => one.order === order.id)).toBeUndefined()
  expect((await site.read(elena, order.id)).refunds).toMatchObject([{ state: 'paid' }])
})

test('CRED-12 staff without a finance role get a 404', async () => {
  const jonas = await site.buyer()
  const order = await site.bought(jonas)
  for (const role of ['moderator', 'agent'] as const)
    expect(
      (await (await officeClient(site, role)).send('POST', '/api/office/orders/searches', {}))
        .status,
    ).toBe(404)
  for (const role of ['support', 'auditor'] as const) {
    const browser = await officeClient(site, role)
    expect((await browser.send('GET', `/api/office/orders/${order.id}`)).status).toBe(200)
    expect((await requestRefund(browser, order.id, {})).status).toBe(404)
  }
  expect((await requestRefund(jonas, order.id, {})).status).toBe(404)
  expect(toStatusAndCode(await requestRefund(site.frida, randomUUID(), {}))).toEqual([
    404,
    'not_found',
  ])
})

test('BEY-10 a withdrawal that matches no order waits for a person and is deleted after thirty days', async () => {
  const request = {
    id: randomUUID(),
    order: 'the one of Sunday',
    email: 'jonas@example.org',
    name: 'Jonas',
  }
  await site.visitor().send('POST', '/api/withdrawals', request)
  await site.settle()
  const unmatched = async () =>
    (
      (await site.frida.send('GET', '/api/office/refunds')).body as unknown as {
        unmatched: object[]
      }
    ).unmatched
  expect(await unmatched()).toMatchObject([
    { order: 'the one of Sunday', email: 'jonas@example.org', name: 'Jonas' },
  ])
  const { clock } = site.server.infrastructure
  await site.server.product.refunds.tidy(new Date(clock.now().getTime() + 31 * 86_400_000))
  expect(await unmatched()).toEqual([])
})

test('CRED-12 a paid order’s record shows until when its payment method accepts refunds and until when a bank can take the money back', async () => {
  const buyer = await site.buyer()
  const [voucher, card] = [
    await site.bought(buyer, { method: 'paysafecard' }),
    await site.bought(buyer, { method: 'creditcard' }),
  ]
  const countDays = (from: string, to: string | null) =>
    to === null ? null : Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000)
  const readWindows = async (order: { id: string; created_at: string }, who = site.frida) => {
    const { windows } = await site.file(who, order.id)
    if (windows === null) return null
    const {
      refundable_until: refundable,
      refund_late: late,
      disputable_until: disputable,
    } = windows
    return [countDays(order.created_at, refundable), late, countDays(order.created_at, disputable)]
  }
  expect(await readWindows(voucher)).toEqual([45, false, null])
  expect(await readWindows(card)).toEqual([365, false, 120])
  await site.wait(46 * 86_400_000)
  // By then staff have to log in again.
  const later = await officeClient(site, 'finance', 'Fenna')
  expect(await readWindows(voucher, later)).toEqual([45, true, null])
  expect(await readWindows(card, later)).toEqual([365, false, 120])
})
