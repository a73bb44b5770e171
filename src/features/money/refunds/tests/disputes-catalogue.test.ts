import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dayMs } from '#kernel/duration.ts'
import { startRefundSite, type RefundSite } from '../testing/refund-site.ts'

let site: RefundSite
beforeAll(async () => {
  site = await startRefundSite()
})
afterAll(() => site.close())

const statement = async (order: string) =>
  (
    await site.query(
      `select m.kind, m.reason, m.bought from credits.movement m join payments.purchase p on p.account_id = m.account_id
       where p.order_id = $1 and m.reason <> 'sign_up' order by m.version`,
      [order],
    )
  ).map(({ kind, reason, bought }) => `${kind} ${reason} ${bought}`)

test('CRED-12 a chargeback freezes only the credits of its order; if lost, the unspent ones are removed; the account and everything else stay', async () => {
  const jonas = await site.buyer()
  const { bonus } = await site.wallet(jonas)
  const disputed = await site.bought(jonas)
  const other = await site.bought(jonas, { bundle: 'p0' })
  expect(await site.spend(disputed.id, bonus + 10)).toBe('spent')
  expect((await site.wallet(jonas)).credits).toBe(70)

  await site.turn(disputed.payment, 'dispute')
  expect(await site.read(jonas, disputed.id)).toMatchObject({
    dispute: { state: 'open', amount_minor: 2499, frozen: 50, taken: 0 },
  })
  // The other twenty can be spent as usual, but none of the fifty.
  expect((await site.wallet(jonas)).credits).toBe(20)
  expect(await site.spend(disputed.id, 21)).toBe('not_enough')
  expect(await site.spend(disputed.id, 20)).toBe('spent')
  expect((await jonas.send('GET', '/api/chats')).status).toBe(200)
  expect(await site.read(jonas, other.id)).toMatchObject({ dispute: null })

  await site.turn(disputed.payment, 'dispute_lost')
  expect(await site.read(jonas, disputed.id)).toMatchObject({
    dispute: { state: 'lost', frozen: 0, taken: 50 },
  })
  expect(await site.wallet(jonas)).toMatchObject({ credits: 0, paid_user: true })
  expect((await statement(disputed.id)).at(-1)).toBe('take_back chargeback -50')
  expect((await jonas.send('GET', '/api/user.php')).status).toBe(200)
  expect(await site.violations()).toEqual([])
})

test('CRED-12 a won chargeback leaves the credits untouched', async () => {
  const mei = await site.buyer()
  const { credits } = await site.wallet(mei)
  const order = await site.bought(mei)
  await site.turn(order.payment, 'dispute')
  expect((await site.wallet(mei)).credits).toBe(credits)
  await site.turn(order.payment, 'dispute_won')
  expect(await site.wallet(mei)).toMatchObject({ credits: credits + 60, paid_user: true })
  expect(await site.spend(order.id, credits + 60)).toBe('spent')
  expect(await site.read(mei, order.id)).toMatchObject({ dispute: { state: 'won', taken: 0 } })
  expect(await site.violations()).toEqual([])
})

test.each(['AC04', 'AM04', 'MD01', 'MD06', 'MS02', 'MS03'])(
  'CRED-12 CRED-02 when a direct debit is returned after a week (%s), the unspent credits are taken back, and Premium if it was the only purchase',
  async (code) => {
    const noor = await site.buyer()
    const { bonus } = await site.wallet(noor)
    const order = await site.bought(noor, { method: 'sdd', later: 3600 })
    await site.wait(2 * 3_600_000)
    expect(await site.wallet(noor)).toMatchObject({ credits: bonus + 60, paid_user: true })
    expect(await site.spend(order.id, bonus + 5)).toBe('spent')
    await site.wait(7 * dayMs)
    await site.turn(order.payment, `return:${code}`)
    expect(await site.wallet(noor)).toMatchObject({ credits: 0, paid_user: false })
    expect(await site.read(noor, order.id)).toMatchObject({
      dispute: { state: 'lost', amount_minor: 2499, taken: 55 },
      refunds: [],
    })
    const [row] = await site.query('select reason from refunds.dispute where order_id = $1', [
      order.id,
    ])
    expect(row?.reason).toBe(code)
    expect(await site.violations()).toEqual([])
  },
)

test('CRED-12 the scheduled job finds what no webhook reported: a direct debit is checked for as long as a bank can return it', async () => {
  const amara = await site.buyer()
  const order = await site.bought(amara, { method: 'sdd', later: 3600 })
  await site.wait(2 * 3_600_000)
  const visitor = site.visitor()
  await visitor.send('POST', `/dev/pay/${order.payment}/chaos`, { drop: true })
  await visitor.send('POST', `/dev/pay/${order.payment}/afterwards`, { turn: 'return:MD06' })
  await site.server.product.eventBus.drain()
  expect(await site.read(amara, order.id)).toMatchObject({ dispute: null })
  await site.wait(dayMs)
  expect(await site.read(amara, order.id)).toMatchObject({ dispute: { state: 'lost' } })
})

test('CRED-02 Premium is lost only when every purchase is completely undone', async () => {
  const elena = await site.buyer()
  const first = await site.bought(elena)
  const second = await site.bought(elena, { bundle: 'p0' })
  await elena.send('POST', `/api/orders/${first.id}/withdrawal`, {})
  expect((await site.wallet(elena)).paid_user).toBe(true)
  await site.turn(second.payment, 'dispute')
  expect((await site.wallet(elena)).paid_user).toBe(true)
  await site.turn(second.payment, 'dispute_lost')
  expect((await site.wallet(elena)).paid_user).toBe(false)
})

test('CRED-12 an order that is paid twice grants its credits once, and the second payment is refunded automatically', async () => {
  const jonas = await site.buyer()
  const { credits } = await site.wallet(jonas)
  const order = await site.bought(jonas)
  // A second attempt at the same order, as if a member clicked twice because the provider was slow.
  const attempt = randomUUID()
  const provider = site.server.product.payments.providerNamed('sandbox')
  const payment = await provider?.createPayment({
    attempt,
    amountMinor: 2499,
    currency: 'EUR',
    method: 'ideal',
    country: 'NL',
    locale: 'en',
    description: '60 credits, Minuet',
    returnPath: `/transactions/${order.id}`,
    siteUrl: 'http://localhost',
  })
  await site.query(
    `insert into payments.attempt (id, purchase_id, gateway, ref, created_at)
     select $1, id, 'sandbox', $2, created_at from payments.purchase where order_id = $3`,
    [attempt, payment?.providerId, order.id],
  )
  await site.visitor().send('POST', `/dev/pay/${payment?.providerId}`, { outcome: 'pay' })
  await site.settle()
  await site.wait(61_000)
  expect(await site.refundsAt(payment?.providerId ?? '')).toMatchObject([
    { state: 'paid', amount_minor: 2499 },
  ])
  expect(await site.refundsAt(order.payment)).toEqual([])
  expect(await site.wallet(jonas)).toMatchObject({ credits: credits + 60, paid_user: true })
  expect((await site.read(jonas, order.id)).refunds).toMatchObject([
    { reason: 'duplicate', state: 'paid' },
  ])
  expect(await statement(order.id)).toEqual(['grant purchase 60'])

  // Withdrawing from the order affects only its price.
  await jonas.send('POST', `/api/orders/${order.id}/withdrawal`, {})
  await site.wait(61_000)
  expect(await site.refundsAt(order.payment)).toMatchObject([{ state: 'paid', amount_minor: 2499 }])
  expect(await site.violations()).toEqual([])
})

test('BEY-10 CRED-12 a withdrawal during a bank dispute waits until the dispute is decided, and money is never returned twice', async () => {
  const noor = await site.buyer()
  for (const [end, refunds] of [
    ['dispute_won', [{ state: 'paid', amount_minor: 2499 }]],
    ['dispute_lost', []],
  ] as const) {
    const order = await site.bought(noor)
    await site.turn(order.payment, 'dispute')
    expect((await noor.send('POST', `/api/orders/${order.id}/withdrawal`, {})).status).toBe(200)
    expect((await site.read(noor, order.id)).withdrawal).toMatchObject({ settled: null })
    await site.turn(order.payment, end)
    await site.wait(61_000)
    expect(await site.refundsAt(order.payment)).toMatchObject(refunds)
    expect((await site.read(noor, order.id)).withdrawal?.settled).not.toBeNull()
  }
  expect(await site.wallet(noor)).toMatchObject({ paid_user: false })
  expect(await site.violations()).toEqual([])
})

test('CRED-12 a refund that fails, even after it arrived, no longer counts as returned', async () => {
  const mei = await site.buyer()
  const order = await site.bought(mei)
  await mei.send('POST', `/api/orders/${order.id}/withdrawal`, {})
  await site.settle()
  const [refund] = await site.refundsAt(order.payment)
  await site.turn(order.payment, `refund_paid:${refund?.id}`)
  expect((await site.read(mei, order.id)).refunds).toMatchObject([{ state: 'paid' }])
  await site.turn(order.payment, `refund_failed:${refund?.id}`)
  expect((await site.read(mei, order.id)).refunds).toMatchObject([{ state: 'failed' }])
  const [paid] = await site.query(
    'select promised_minor from refunds.payment where order_id = $1',
    [order.id],
  )
  expect(Number(paid?.promised_minor)).toBe(0)
  // The credits stay removed, because their money is owed.
  expect(await site.wallet(mei)).toMatchObject({ paid_user: false })
})
