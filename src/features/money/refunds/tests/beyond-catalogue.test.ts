import { afterAll, beforeAll, expect, test } from 'vitest'
import { requestRefund } from '../testing/request-refund.ts'
import { startStaffedRefundSite, type StaffedRefundSite } from '../testing/staffed-refund-site.ts'

let site: StaffedRefundSite
beforeAll(async () => {
  site = await startStaffedRefundSite()
})
afterAll(() => site.close())

/** Refunds part of an order and waits until the refund has arrived. */
async function refundPart(order: string, amount_minor: number): Promise<void> {
  expect((await requestRefund(site.frida, order, { amount_minor })).status).toBe(200)
  await site.wait(61_000)
}

/**
 * Ledger figures of an order: returned, disputed, lost, and held by the provider; and the amounts
 * of its credit notes.
 */
async function booked(order: string) {
  const [sale] = await site.query(
    'select returned_minor::int as returned, disputed_minor::int as disputed, lost_minor::int as lost from accounting.sale where order_id = $1',
    [order],
  )
  const [clearing] = await site.query(
    "select sum(amount_minor)::int as left from accounting.public_posting where order_id = $1 and code = 'psp_clearing:sandbox'",
    [order],
  )
  const notes = await site.query(
    "select gross_minor::int as gross from invoices.document where order_id = $1 and kind = 'credit_note' order by id",
    [order],
  )
  return { ...sale, left: clearing?.left, notes: notes.map(({ gross }) => gross) }
}

test('CRED-12 CRED-13 a bank takes all of a partly refunded order; if the dispute is won, exactly that amount is restored', async () => {
  const noor = await site.buyer()
  const { credits } = await site.wallet(noor)
  const order = await site.bought(noor)
  await refundPart(order.id, 1_000)
  await site.turn(order.payment, 'dispute')
  expect(await booked(order.id)).toEqual({
    returned: 1_000,
    disputed: 2_499,
    lost: 0,
    left: -1_000,
    notes: [1_000],
  })
  expect(await site.violations()).toEqual([])
  await site.turn(order.payment, 'dispute_won')
  expect(await booked(order.id)).toEqual({
    returned: 1_000,
    disputed: 0,
    lost: 0,
    left: 1_499,
    notes: [1_000],
  })
  expect(await site.wallet(noor)).toMatchObject({ credits: credits + 36, paid_user: true })
  expect(await site.violations()).toEqual([])
})

test('CRED-12 CRED-13 if a dispute is lost after two partial refunds, the disputed lot’s remaining credits are taken, and what was returned twice is the operator’s loss', async () => {
  const mei = await site.buyer()
  const { bonus } = await site.wallet(mei)
  const order = await site.bought(mei)
  await refundPart(order.id, 700)
  await refundPart(order.id, 300)
  expect(await site.spend(order.id, bonus + 15)).toBe('spent')
  await site.turn(order.payment, 'dispute')
  await site.turn(order.payment, 'dispute_lost')
  expect(await site.read(mei, order.id)).toMatchObject({
    dispute: { state: 'lost', amount_minor: 2_499, taken: 21 },
  })
  expect(await site.wallet(mei)).toMatchObject({ credits: 0, paid_user: false })
  // The remaining 14.99 paid for 36 credits, and 21 of them were unused: 8.74 is reversed; 16.25 is
  // lost, without a credit note.
  expect(await booked(order.id)).toEqual({
    returned: 1_874,
    disputed: 0,
    lost: 1_625,
    left: -1_000,
    notes: [700, 300],
  })
  expect(await site.violations()).toEqual([])

  const { body } = await site.frida.send('GET', '/api/office/revenue')
  const { months } = body as unknown as { months: { currency: string; lost_minor: number }[] }
  expect(months.find(({ currency }) => currency === 'EUR')).toMatchObject({
    lost_minor: 1_625,
    refunded_minor: 2_000,
  })
})

test.each([
  ['dispute_won', { returned: 1_666, disputed: 0, lost: 0, left: 833, notes: [1_666] }],
  ['dispute_lost', { returned: 1_666, disputed: 0, lost: 2_499, left: -1_666, notes: [1_666] }],
] as const)(
  'CRED-12 BEY-10 if the bank disputes the whole payment during a withdrawal, the refund arrives and is booked before the dispute ends (%s)',
  async (end, books) => {
    const jonas = await site.buyer()
    const { bonus } = await site.wallet(jonas)
    const order = await site.bought(jonas)
    expect(await site.spend(order.id, bonus + 20)).toBe('spent')
    expect((await jonas.send('POST', `/api/orders/${order.id}/withdrawal`, {})).status).toBe(200)
    await site.settle()
    await site.turn(order.payment, 'dispute')
    expect(await site.refundsAt(order.payment)).toMatchObject([
      { state: 'pending', amount_minor: 1_666 },
    ])
    await site.wait(61_000)
    expect(await site.refundsAt(order.payment)).toMatchObject([{ state: 'paid' }])
    expect(await booked(order.id)).toMatchObject({
      returned: 1_666,
      disputed: 2_499,
      left: -1_666,
      notes: [1_666],
    })
    await site.turn(order.payment, end)
    expect(await booked(order.id)).toEqual(books)
    expect(await site.violations()).toEqual([])
  },
)
