import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dayMs } from '#kernel/duration.ts'
import { phrase } from '#app/testing/phrase.ts'
import { startRefundSite, type RefundSite } from '../testing/refund-site.ts'

let site: RefundSite
beforeAll(async () => {
  site = await startRefundSite()
})
afterAll(() => site.close())

const findEmails = async (order: string) => {
  const [row] = await site.query(
    'select c.email from payments.purchase p join accounts.account c on c.id = p.account_id where p.order_id = $1',
    [order],
  )
  const email = String(row?.email)
  const mails = await site.mails(email)
  const isPaper = ({ subject }: { subject: string }) => /^(Invoice|Credit note) /.test(subject)
  return { email, others: mails.filter((mail) => !isPaper(mail)), papers: mails.filter(isPaper) }
}

test('BEY-10 a member withdraws from an order: unspent credits are removed, their price is refunded, and the receipt shows date and time', async () => {
  const jonas = await site.buyer()
  const bonus = (await site.wallet(jonas)).bonus
  const order = await site.bought(jonas)
  expect(await site.spend(order.id, bonus + 20)).toBe('spent')
  expect(await site.read(jonas, order.id)).toMatchObject({
    may_withdraw: 'open',
    currency: 'EUR',
    // 40 of 60 at 24.99 is exactly 16.66.
    now: { credits: 40, of: 60, amount_minor: 1666 },
    withdrawal: null,
    refunds: [],
    dispute: null,
  })

  const reply = await jonas.send('POST', `/api/orders/${order.id}/withdrawal`, {})
  expect([reply.status, reply.body]).toMatchObject([
    200,
    {
      may_withdraw: 'withdrawn',
      withdrawal: { settled: { credits: 40, amount_minor: 1666 } },
      refunds: [{ amount_minor: 1666, state: 'asked' }],
    },
  ])
  expect(await site.wallet(jonas)).toMatchObject({ credits: 0, paid_user: true })

  await site.settle()
  expect((await site.read(jonas, order.id)).refunds).toMatchObject([
    { reason: 'withdrawal', state: 'pending' },
  ])
  expect(await site.refundsAt(order.payment)).toMatchObject([
    { state: 'pending', amount_minor: 1666 },
  ])
  await site.wait(61_000)
  expect((await site.read(jonas, order.id)).refunds).toMatchObject([
    { state: 'paid', amount_minor: 1666 },
  ])

  const { others, papers } = await findEmails(order.id)
  const received = others.find(
    ({ subject }) => subject === phrase('refunds.mail.withdrawn.subject'),
  )
  const arrived = others.find(
    ({ subject }) => subject === phrase('invoices.mail.credit_note.subject', { total: '€16.66' }),
  )
  expect([others.length, received, arrived]).toEqual([2, expect.anything(), expect.anything()])
  // The invoice was sent with the order; its credit note is sent with the money.
  expect(papers.map(({ subject }) => subject.split(' ')[0])).toEqual(['Invoice'])
  expect(arrived?.text).toMatch(/credit note/i)
  const at = new Date((await site.read(jonas, order.id)).withdrawal?.at ?? '')
  const formattedTime = new Intl.DateTimeFormat('en', {
    timeStyle: 'long',
    timeZone: 'Europe/Amsterdam',
  }).format(at)
  expect(received?.text).toContain(formattedTime)
  expect(received?.text).toContain(order.id)
  expect(received?.text).toContain('16.66')
  expect(await site.violations()).toEqual([])
})

test('BEY-10 any number of concurrent requests result in one withdrawal and one refund', async () => {
  const noor = await site.buyer()
  const order = await site.bought(noor)
  const sent = await Promise.all(
    Array.from({ length: 10 }, () => noor.send('POST', `/api/orders/${order.id}/withdrawal`, {})),
  )
  expect(sent.map(({ status }) => status)).toEqual(Array(10).fill(200))
  await site.wait(61_000)
  expect(await site.refundsAt(order.payment)).toMatchObject([{ state: 'paid', amount_minor: 2499 }])
  expect(await site.wallet(noor)).toMatchObject({ paid_user: false })
  const { others } = await findEmails(order.id)
  expect(others.map(({ subject }) => subject).sort()).toEqual([
    phrase('refunds.mail.withdrawn.subject'),
    phrase('invoices.mail.credit_note.subject', { total: '€24.99' }),
  ])
})

test('BEY-10 credits spent and withdrawn concurrently never go below zero and are never used for both', async () => {
  const mei = await site.buyer()
  const { bonus } = await site.wallet(mei)
  const order = await site.bought(mei, { bundle: 'p0' })
  expect(await site.spend(order.id, bonus === 0 ? 1 : bonus)).toBe('spent')
  const before = (await site.wallet(mei)).credits
  const [withdrawn, ...spends] = await Promise.all([
    mei.send('POST', `/api/orders/${order.id}/withdrawal`, {}),
    ...Array.from({ length: 10 }, () => site.spend(order.id, 2)),
  ])
  expect(withdrawn.status).toBe(200)
  const spent = 2 * spends.filter((verdict) => verdict === 'spent').length
  const { withdrawal } = await site.read(mei, order.id)
  expect((withdrawal?.settled?.credits ?? -1) + spent).toBe(before)
  // The member never loses a cent: 9.99 for 20 credits, rounded up.
  expect(withdrawal?.settled?.amount_minor).toBe(Math.ceil((999 * (before - spent)) / 20))
  expect((await site.wallet(mei)).credits).toBe(0)
  expect(await site.violations()).toEqual([])
})

test('BEY-10 withdrawing is possible until the end of the fourteenth day in the site’s time zone, and not a minute longer', async () => {
  const amara = await site.buyer()
  const order = await site.bought(amara)
  const until = new Date((await site.read(amara, order.id)).until)
  const local = (at: Date) =>
    new Intl.DateTimeFormat('sv', {
      dateStyle: 'short',
      timeStyle: 'medium',
      timeZone: 'Europe/Amsterdam',
    }).format(at)
  expect(local(until)).toMatch(/ 00:00:00$/)
  const days =
    (Date.parse(local(until).slice(0, 10)) -
      Date.parse(local(new Date(order.created_at)).slice(0, 10))) /
    dayMs
  expect(days).toBe(15)

  const other = await site.bought(amara)
  site.server.infrastructure.clock.moveBy(
    until.getTime() - Date.now() - site.server.infrastructure.clock.aheadMs - 30_000,
  )
  expect(local(site.server.infrastructure.clock.now())).toMatch(/ 23:59:/)
  expect((await amara.send('POST', `/api/orders/${order.id}/withdrawal`, {})).status).toBe(200)
  site.server.infrastructure.clock.moveBy(31_000)
  const late = await amara.send('POST', `/api/orders/${other.id}/withdrawal`, {})
  expect([late.status, late.body.error?.code]).toEqual([409, 'refunds.too_late'])
})

test('BEY-10 a withdrawal by number and address without logging in gets the same response whether or not the order exists', async () => {
  const elena = await site.buyer()
  const order = await site.bought(elena)
  const { email } = await findEmails(order.id)
  const visitor = site.visitor()
  const declare = (input: object) =>
    visitor.send('POST', '/api/withdrawals', { id: randomUUID(), name: '', ...input })
  const wrong = [
    await declare({ order: randomUUID(), email }),
    await declare({ order: order.id, email: 'someone.else@example.org' }),
    await declare({ order: 'what was it', email }),
  ]
  await site.settle()
  expect(await site.read(elena, order.id)).toMatchObject({ may_withdraw: 'open' })
  const right = await declare({ order: ` ${order.id.toUpperCase()} `, email: email.toUpperCase() })
  for (const { status, text } of [...wrong, right]) {
    expect([status, text]).toEqual([204, ''])
  }
  await site.settle()
  expect(await site.read(elena, order.id)).toMatchObject({
    withdrawal: { settled: { amount_minor: 2499 } },
  })
  expect((await findEmails(order.id)).others.map(({ subject }) => subject)).toEqual([
    phrase('refunds.mail.withdrawn.subject'),
  ])
  expect(await site.mails('someone.else@example.org')).toEqual([])

  for (const [request, code, field] of [
    [{ order: ' ', email }, 'refunds.order_required', 'order'],
    [{ order: order.id, email: 'no address' }, 'refunds.email_required', 'email'],
  ] as const)
    expect(await declare(request)).toMatchObject({ status: 422, body: { error: { code, field } } })
})

test('BEY-10 no one can withdraw from or read another member’s order; an unpaid order cannot be withdrawn from', async () => {
  const [jonas, stranger] = [await site.buyer(), await site.buyer()]
  const order = await site.bought(jonas)
  for (const id of [order.id, randomUUID(), 'nothing']) {
    expect((await stranger.send('GET', `/api/orders/${id}/money-back`)).status).toBe(404)
    expect((await stranger.send('POST', `/api/orders/${id}/withdrawal`, {})).status).toBe(404)
  }
  const input = { id: randomUUID(), bundle: 'p1', method: 'ideal', country: 'NL', consent: true }
  const unpaid = (await jonas.send('POST', '/api/orders', input)).body as unknown as {
    order: { id: string }
  }
  const reply = await jonas.send('POST', `/api/orders/${unpaid.order.id}/withdrawal`, {})
  expect([reply.status, reply.body.error?.code]).toEqual([409, 'refunds.nothing_paid'])
})

test('BEY-10 a member can withdraw before the bank has confirmed; the money is refunded as soon as it arrives', async () => {
  const noor = await site.buyer()
  const order = await site.bought(noor, { method: 'sct', later: 3 * 86_400 })
  expect((await noor.send('POST', `/api/orders/${order.id}/withdrawal`, {})).status).toBe(200)
  expect((await site.read(noor, order.id)).withdrawal).toMatchObject({ settled: null })
  await site.wait(3 * dayMs + 7_200_000)
  expect((await site.read(noor, order.id)).withdrawal).toMatchObject({
    settled: { credits: 60, amount_minor: 2499 },
  })
  await site.wait(61_000)
  expect(await site.refundsAt(order.payment)).toMatchObject([{ state: 'paid', amount_minor: 2499 }])
  expect(await site.wallet(noor)).toMatchObject({ paid_user: false })
  expect(await site.violations()).toEqual([])
})
