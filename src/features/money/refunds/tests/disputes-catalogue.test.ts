import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dayMs } from '#kernel/duration.ts'
import { openTill, type Till } from '../testing/till.ts'

let till: Till
beforeAll(async () => {
  till = await openTill()
})
afterAll(() => till.close())

const statement = async (order: string) =>
  (
    await till.query(
      `select m.kind, m.reason, m.bought from credits.movement m join payments.purchase p on p.account_id = m.account_id
       where p.order_id = $1 and m.reason <> 'sign_up' order by m.version`,
      [order],
    )
  ).map(({ kind, reason, bought }) => `${kind} ${reason} ${bought}`)

test('CRED-12 a chargeback freezes only the credits of its order; if lost, the unspent ones are removed; the account and everything else stay', async () => {
  const jonas = await till.buyer()
  const { bonus } = await till.wallet(jonas)
  const disputed = await till.bought(jonas)
  const other = await till.bought(jonas, { bundle: 'p0' })
  expect(await till.spend(disputed.id, bonus + 10)).toBe('spent')
  expect((await till.wallet(jonas)).credits).toBe(70)

  await till.turn(disputed.payment, 'dispute')
  expect(await till.read(jonas, disputed.id)).toMatchObject({
    dispute: { state: 'open', amount_minor: 2499, frozen: 50, taken: 0 },
  })
  // The other twenty can be spent as usual, but none of the fifty.
  expect((await till.wallet(jonas)).credits).toBe(20)
  expect(await till.spend(disputed.id, 21)).toBe('not_enough')
  expect(await till.spend(disputed.id, 20)).toBe('spent')
  expect((await jonas.send('GET', '/api/chats')).status).toBe(200)
  expect(await till.read(jonas, other.id)).toMatchObject({ dispute: null })

  await till.turn(disputed.payment, 'dispute_lost')
  expect(await till.read(jonas, disputed.id)).toMatchObject({
    dispute: { state: 'lost', frozen: 0, taken: 50 },
  })
  expect(await till.wallet(jonas)).toMatchObject({ credits: 0, paid_user: true })
  expect((await statement(disputed.id)).at(-1)).toBe('take_back chargeback -50')
  expect((await jonas.send('GET', '/api/user.php')).status).toBe(200)
  expect(await till.violations()).toEqual([])
})

test('CRED-12 a won chargeback leaves the credits untouched', async () => {
  const mei = await till.buyer()
  const { credits } = await till.wallet(mei)
  const order = await till.bought(mei)
  await till.turn(order.payment, 'dispute')
  expect((await till.wallet(mei)).credits).toBe(credits)
  await till.turn(order.payment, 'dispute_won')
  expect(await till.wallet(mei)).toMatchObject({ credits: credits + 60, paid_user: true })
  expect(await till.spend(order.id, credits + 60)).toBe('spent')
  expect(await till.read(mei, order.id)).toMatchObject({ dispute: { state: 'won', taken: 0 } })
  expect(await till.violations()).toEqual([])
})

test.each(['AC04', 'AM04', 'MD01', 'MD06', 'MS02', 'MS03'])(
  'CRED-12 CRED-02 when a direct debit is returned after a week (%s), the unspent credits are taken back, and Premium if it was the only purchase',
  async (code) => {
    const noor = await till.buyer()
    const { bonus } = await till.wallet(noor)
    const order = await till.bought(noor, { method: 'sdd', later: 3600 })
    await till.wait(2 * 3_600_000)
    expect(await till.wallet(noor)).toMatchObject({ credits: bonus + 60, paid_user: true })
    expect(await till.spend(order.id, bonus + 5)).toBe('spent')
    await till.wait(7 * dayMs)
    await till.turn(order.payment, `return:${code}`)
    expect(await till.wallet(noor)).toMatchObject({ credits: 0, paid_user: false })
    expect(await till.read(noor, order.id)).toMatchObject({
      dispute: { state: 'lost', amount_minor: 2499, taken: 55 },
      refunds: [],
    })
    const [row] = await till.query('select reason from refunds.dispute where order_id = $1', [
      order.id,
    ])
    expect(row?.reason).toBe(code)
    expect(await till.violations()).toEqual([])
  },
)

test('CRED-12 the scheduled job finds what no webhook reported: a direct debit is checked for as long as a bank can return it', async () => {
  const amara = await till.buyer()
  const order = await till.bought(amara, { method: 'sdd', later: 3600 })
  await till.wait(2 * 3_600_000)
  const visitor = till.visitor()
  await visitor.send('POST', `/dev/pay/${order.payment}/chaos`, { drop: true })
  await visitor.send('POST', `/dev/pay/${order.payment}/afterwards`, { turn: 'return:MD06' })
  await till.server.product.eventBus.drain()
  expect(await till.read(amara, order.id)).toMatchObject({ dispute: null })
  await till.wait(dayMs)
  expect(await till.read(amara, order.id)).toMatchObject({ dispute: { state: 'lost' } })
})

test('CRED-02 Premium is lost only when every purchase is completely undone', async () => {
  const elena = await till.buyer()
  const first = await till.bought(elena)
  const second = await till.bought(elena, { bundle: 'p0' })
  await elena.send('POST', `/api/orders/${first.id}/withdrawal`, {})
  expect((await till.wallet(elena)).paid_user).toBe(true)
  await till.turn(second.payment, 'dispute')
  expect((await till.wallet(elena)).paid_user).toBe(true)
  await till.turn(second.payment, 'dispute_lost')
  expect((await till.wallet(elena)).paid_user).toBe(false)
})

test('CRED-12 an order that is paid twice grants its credits once, and the second payment is refunded automatically', async () => {
  const jonas = await till.buyer()
  const { credits } = await till.wallet(jonas)
  const order = await till.bought(jonas)
  // A second attempt at the same order, as if a member clicked twice because the provider was slow.
  const attempt = randomUUID()
  const provider = till.server.product.payments.providerNamed('sandbox')
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
  await till.query(
    `insert into payments.attempt (id, purchase_id, gateway, ref, created_at)
     select $1, id, 'sandbox', $2, created_at from payments.purchase where order_id = $3`,
    [attempt, payment?.providerId, order.id],
  )
  await till.visitor().send('POST', `/dev/pay/${payment?.providerId}`, { outcome: 'pay' })
  await till.settle()
  await till.wait(61_000)
  expect(await till.refundsAt(payment?.providerId ?? '')).toMatchObject([
    { state: 'paid', amount_minor: 2499 },
  ])
  expect(await till.refundsAt(order.payment)).toEqual([])
  expect(await till.wallet(jonas)).toMatchObject({ credits: credits + 60, paid_user: true })
  expect((await till.read(jonas, order.id)).refunds).toMatchObject([
    { reason: 'duplicate', state: 'paid' },
  ])
  expect(await statement(order.id)).toEqual(['grant purchase 60'])

  // Withdrawing from the order affects only its price.
  await jonas.send('POST', `/api/orders/${order.id}/withdrawal`, {})
  await till.wait(61_000)
  expect(await till.refundsAt(order.payment)).toMatchObject([{ state: 'paid', amount_minor: 2499 }])
  expect(await till.violations()).toEqual([])
})

test('BEY-10 CRED-12 a withdrawal during a bank dispute waits until the dispute is decided, and money is never returned twice', async () => {
  const noor = await till.buyer()
  for (const [end, refunds] of [
    ['dispute_won', [{ state: 'paid', amount_minor: 2499 }]],
    ['dispute_lost', []],
  ] as const) {
    const order = await till.bought(noor)
    await till.turn(order.payment, 'dispute')
    expect((await noor.send('POST', `/api/orders/${order.id}/withdrawal`, {})).status).toBe(200)
    expect((await till.read(noor, order.id)).withdrawal).toMatchObject({ settled: null })
    await till.turn(order.payment, end)
    await till.wait(61_000)
    expect(await till.refundsAt(order.payment)).toMatchObject(refunds)
    expect((await till.read(noor, order.id)).withdrawal?.settled).not.toBeNull()
  }
  expect(await till.wallet(noor)).toMatchObject({ paid_user: false })
  expect(await till.violations()).toEqual([])
})

test('CRED-12 a refund that fails, even after it arrived, no longer counts as returned', async () => {
  const mei = await till.buyer()
  const order = await till.bought(mei)
  await mei.send('POST', `/api/orders/${order.id}/withdrawal`, {})
  await till.settle()
  const [refund] = await till.refundsAt(order.payment)
  await till.turn(order.payment, `refund_paid:${refund?.id}`)
  expect((await till.read(mei, order.id)).refunds).toMatchObject([{ state: 'paid' }])
  await till.turn(order.payment, `refund_failed:${refund?.id}`)
  expect((await till.read(mei, order.id)).refunds).toMatchObject([{ state: 'failed' }])
  const [paid] = await till.query(
    'select promised_minor from refunds.payment where order_id = $1',
    [order.id],
  )
  expect(Number(paid?.promised_minor)).toBe(0)
  // The credits stay removed, because their money is owed.
  expect(await till.wallet(mei)).toMatchObject({ paid_user: false })
})
