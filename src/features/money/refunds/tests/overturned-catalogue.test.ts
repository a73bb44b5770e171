import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dayMs } from '#kernel/duration.ts'
import type { WebClient } from '#features/members/accounts/testing/web-client.ts'
import { officeClient } from '#features/members/staff/testing/office-client.ts'
import { startStaffedRefundSite, type StaffedRefundSite } from '../testing/staffed-refund-site.ts'
import { withOpenDisputes } from '../testing/with-open-disputes.ts'

let site: StaffedRefundSite
beforeAll(async () => {
  site = await startStaffedRefundSite()
})
afterAll(() => site.close())

/**
 * Creates a partly spent order disputed by a bank, whose outcome staff recorded because its
 * provider did not respond.
 */
async function ruled(
  who: WebClient,
  { what, spent = 0 }: { what: 'won' | 'lost'; spent?: number },
) {
  const order = await site.bought(who)
  if (spent > 0) expect(await site.spend(order.id, spent)).toBe('spent')
  await withOpenDisputes(site.server.product.payments.providerNamed('sandbox'), async () => {
    await site.turn(order.payment, 'dispute')
    const about = (await site.file(site.frida, order.id)).disputes[0]?.about ?? ''
    const input = {
      id: randomUUID(),
      about,
      what,
      reason: 'it stands so in their books',
      reference: null,
    }
    expect(
      (await site.frida.send('POST', `/api/office/orders/${order.id}/rulings`, input)).status,
    ).toBe(200)
  })
  return order
}

const readDisputeSteps = async (order: string) =>
  (await site.file(site.frida, order)).steps
    .filter(({ kind }) => kind === 'dispute')
    .map(({ what, by }) => `${what} ${by}`)
/** The balance that an order's operations left in each ledger account. */
const books = async (order: string) =>
  Object.fromEntries(
    (
      await site.query(
        `select split_part(code, ':', 1) as code, sum(amount_minor)::int as minor from accounting.public_posting
         where order_id = $1 group by 1`,
        [order],
      )
    ).map(({ code, minor }) => [code, minor]),
  )
const overturned = async (order: string) =>
  (
    (await site.frida.send('GET', '/api/office/refunds')).body as unknown as {
      overturned: { order: string; state: string; overturned_at: string }[]
    }
  ).overturned.filter((one) => one.order === order)

test('CRED-12 OPS-04 when staff recorded a dispute as lost and the provider later reports it as won, the credits return to their purchase and the ledger is as if it had been won from the start', async () => {
  const noor = await site.buyer()
  const { bonus } = await site.wallet(noor)
  const order = await ruled(noor, { what: 'lost', spent: bonus + 10 })
  expect(await site.wallet(noor)).toMatchObject({ credits: 0, paid_user: false })
  expect(await books(order.id)).toMatchObject({ psp_clearing: 0, chargeback_loss: 416 })
  expect(await overturned(order.id)).toEqual([])

  await site.turn(order.payment, 'dispute_won')
  expect(await site.wallet(noor)).toMatchObject({ credits: 50, bonus: 0, paid_user: true })
  expect(await site.read(noor, order.id)).toMatchObject({
    dispute: { state: 'won', taken: 0, frozen: 0 },
  })
  await site.server.product.revenueLedger.recognise(site.server.infrastructure.clock.now())
  // Ten of sixty are earned of a net amount of 2065, and the tax is owed in full.
  expect(await books(order.id)).toEqual({
    psp_clearing: 2_499,
    receivable: 0,
    deferred: -1_721,
    revenue: -344,
    vat: -434,
    chargeback_loss: 0,
  })
  expect(await readDisputeSteps(order.id)).toEqual([
    'open null',
    'lost Frida',
    'won_after_all null',
  ])
  expect(await overturned(order.id)).toMatchObject([{ state: 'won' }])

  // The credits still count as bought, so a withdrawal refunds them.
  expect((await noor.send('POST', `/api/orders/${order.id}/withdrawal`, {})).status).toBe(200)
  await site.wait(61_000)
  expect(await site.refundsAt(order.payment)).toMatchObject([
    { state: 'paid', amount_minor: 2_083 },
  ])
  await site.wait(dayMs)
  site.frida = await officeClient(site, 'finance', 'Frida')
  expect(await readDisputeSteps(order.id)).toHaveLength(3)
  expect(await site.violations()).toEqual([])
}, 240_000)

test('CRED-12 OPS-04 when staff recorded a dispute as won and the provider later reports it as lost, the unspent credits are taken back after all, and the ledger shows the loss', async () => {
  const mei = await site.buyer()
  const { bonus } = await site.wallet(mei)
  const order = await ruled(mei, { what: 'won' })
  expect(await site.spend(order.id, bonus + 30)).toBe('spent')
  await site.turn(order.payment, 'dispute_lost')
  expect(await site.wallet(mei)).toMatchObject({ credits: 0, paid_user: false })
  expect(await site.read(mei, order.id)).toMatchObject({
    dispute: { state: 'lost', taken: 30, frozen: 0 },
  })
  expect(await readDisputeSteps(order.id)).toEqual([
    'open null',
    'won Frida',
    'lost_after_all null',
  ])
  expect(await overturned(order.id)).toMatchObject([{ state: 'lost' }])
  expect(await books(order.id)).toMatchObject({
    psp_clearing: 0,
    receivable: 0,
    deferred: 0,
    chargeback_loss: 1_249,
  })
  // Repeated reports change nothing.
  for (const _ of [1, 2]) await site.wait(dayMs)
  site.frida = await officeClient(site, 'finance', 'Frida')
  expect(await readDisputeSteps(order.id)).toHaveLength(3)
  expect(await site.violations()).toEqual([])
}, 240_000)

test('BEY-10 CRED-12 a withdrawal that returned nothing because a bank had the money is settled once the bank no longer does', async () => {
  const amara = await site.buyer()
  const order = await ruled(amara, { what: 'lost' })
  expect((await amara.send('POST', `/api/orders/${order.id}/withdrawal`, {})).status).toBe(200)
  expect((await site.read(amara, order.id)).withdrawal).toMatchObject({
    settled: { credits: 0, amount_minor: 0 },
  })
  await site.turn(order.payment, 'dispute_won')
  await site.wait(61_000)
  expect((await site.read(amara, order.id)).withdrawal).toMatchObject({
    settled: { credits: 60, amount_minor: 2_499 },
  })
  expect(await site.refundsAt(order.payment)).toMatchObject([
    { state: 'paid', amount_minor: 2_499 },
  ])
  expect(await site.wallet(amara)).toMatchObject({ paid_user: false })
  expect(await site.violations()).toEqual([])
}, 240_000)

test('CRED-12 ACC-14 a late outcome for a member erased in the meantime is booked, and does not restore the account', async () => {
  const jonas = await site.buyer()
  const [won, lost] = [await ruled(jonas, { what: 'lost' }), await ruled(jonas, { what: 'won' })]
  expect(
    (await jonas.send('POST', '/api/account/deletion', { current_password: 'three tall herons' }))
      .status,
  ).toBe(200)
  site.server.infrastructure.clock.moveBy(15 * dayMs)
  await site.server.product.accounts.erase(site.server.infrastructure.clock.now())
  const account =
    'select p.account_id as account from payments.purchase p join accounts.account a on a.id = p.account_id where p.order_id = $1'
  expect(await site.query(account, [won.id])).toEqual([])

  await site.turn(won.payment, 'dispute_won')
  await site.turn(lost.payment, 'dispute_lost')
  site.frida = await officeClient(site, 'finance', 'Frida')
  expect(await readDisputeSteps(won.id)).toEqual(['open null', 'lost Frida', 'won_after_all null'])
  expect(await readDisputeSteps(lost.id)).toEqual(['open null', 'won Frida', 'lost_after_all null'])
  expect(await books(won.id)).toEqual({
    psp_clearing: 2_499,
    receivable: 0,
    deferred: -2_065,
    vat: -434,
  })
  expect(await books(lost.id)).toEqual({ psp_clearing: 0, receivable: 0, deferred: 0, vat: 0 })
  expect(await site.query(account, [won.id])).toEqual([])
  expect(await site.violations()).toEqual([])
}, 240_000)
