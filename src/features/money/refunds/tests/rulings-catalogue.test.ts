import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dayMs } from '#kernel/duration.ts'
import type { WebClient } from '#features/members/accounts/testing/web-client.ts'
import { GatewayUnreachable, type PaymentGateway } from '#features/money/payments/server/index.ts'
import { officeClient } from '#features/members/staff/testing/office-client.ts'
import type { OrderFile } from '../contract/office.ts'
import { startRefundSite, type RefundSite } from '../testing/refund-site.ts'
import { withOpenDisputes } from '../testing/with-open-disputes.ts'

let site: RefundSite
let frida: WebClient
let otto: WebClient
let sandbox: PaymentGateway
beforeAll(async () => {
  site = await startRefundSite()
  const provider = site.server.product.payments.providerNamed('sandbox')
  if (provider === null) throw new Error('no sandbox')
  sandbox = provider
  await enter()
})
afterAll(() => site.close())

/** Logs the staff in at the current time of the clock. */
async function enter(): Promise<void> {
  frida = await officeClient(site, 'finance', 'Frida')
  otto = await officeClient(site, 'owner', 'Otto')
}

const rule = (
  who: WebClient,
  order: string,
  input: { about: string; what: string; reason?: string; reference?: string; id?: string },
) =>
  who.send('POST', `/api/office/orders/${order}/rulings`, {
    id: randomUUID(),
    reason: 'the provider said so by phone',
    reference: null,
    ...input,
  })
const decide = (who: WebClient, ruling: string | undefined, approved: boolean) =>
  who.send('PUT', `/api/office/rulings/${ruling}/decision`, { approved })
const toStatusAndCode = ({ status, body }: Awaited<ReturnType<typeof rule>>) => [
  status,
  body.error?.code,
]
const getFile = ({ body }: Awaited<ReturnType<typeof rule>>) => body as unknown as OrderFile
const open = async () =>
  (await frida.send('GET', '/api/office/refunds')).body as unknown as {
    waiting: number
    refunds: { order: string; state: string }[]
    disputes: { order: string; about: string }[]
    rulings: { order: string; id: string }[]
  }
const audit = async (order: string) =>
  (
    await site.query(
      "select name, act from staff.audit where about = $1 and act !~ '[._]opened$' order by id",
      [order],
    )
  ).map(({ name, act }) => `${name} ${act}`)

/** An order with a requested refund whose provider has not responded for ninety-one days. */
async function silentRefund(who: WebClient, { bundle = 'p1', spent = 0 } = {}) {
  const order = await site.bought(who, { bundle })
  if (spent > 0) expect(await site.spend(order.id, spent)).toBe('spent')
  const refund = sandbox.refund
  Object.assign(sandbox, { refund: () => Promise.reject(new GatewayUnreachable('sandbox')) })
  try {
    expect((await who.send('POST', `/api/orders/${order.id}/withdrawal`, {})).status).toBe(200)
    await site.wait(60_000)
    await site.wait(91 * dayMs)
  } finally {
    Object.assign(sandbox, { refund })
  }
  await enter()
  const [found] = (await site.file(frida, order.id)).refunds
  return { ...order, refund: found?.id ?? '' }
}

test('OPS-04 if the provider reports the outcome of a dispute, it cannot be decided in the office', async () => {
  const jonas = await site.buyer()
  const order = await site.bought(jonas)
  await site.turn(order.payment, 'dispute')
  const file = await site.file(frida, order.id)
  expect(file.disputes).toMatchObject([
    { state: 'open', amount_minor: 2_499, provider_decides: true },
  ])
  const about = file.disputes[0]?.about ?? ''
  expect(toStatusAndCode(await rule(frida, order.id, { about, what: 'lost' }))).toEqual([
    409,
    'refunds.provider_decides',
  ])
  expect((await open()).disputes.filter((one) => one.order === order.id)).toEqual([])
  expect(await site.read(jonas, order.id)).toMatchObject({ dispute: { state: 'open' } })
})

test('OPS-04 CRED-12 if it never does, staff record the outcome with a reason: won unfreezes the credits, lost takes back the unspent ones', () =>
  withOpenDisputes(sandbox, async () => {
    const noor = await site.buyer()
    const { credits, bonus } = await site.wallet(noor)
    const before = (await open()).waiting
    const [won, lost] = [await site.bought(noor), await site.bought(noor)]
    for (const order of [won, lost]) await site.turn(order.payment, 'dispute')
    expect((await site.wallet(noor)).credits).toBe(credits)
    expect((await open()).waiting).toBe(before + 2)
    const about = async (order: string) => (await site.file(frida, order)).disputes[0]?.about ?? ''

    const input = { about: await about(won.id), what: 'won', id: randomUUID() }
    expect(toStatusAndCode(await rule(frida, won.id, { ...input, reason: '  ' }))).toEqual([
      422,
      'refunds.reason_required',
    ])
    const both = await Promise.all([rule(frida, won.id, input), rule(frida, won.id, input)])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    expect(toStatusAndCode(await rule(frida, won.id, { ...input, what: 'lost' }))).toEqual([
      409,
      'refunds.ruling_used',
    ])
    expect(
      toStatusAndCode(await rule(otto, won.id, { ...input, id: randomUUID(), what: 'lost' })),
    ).toEqual([409, 'refunds.nothing_to_rule'])
    expect((await site.wallet(noor)).credits).toBe(credits + 60)

    expect((await rule(frida, lost.id, { about: await about(lost.id), what: 'lost' })).status).toBe(
      200,
    )
    expect(await site.read(noor, lost.id)).toMatchObject({
      dispute: { state: 'lost', taken: 60, frozen: 0 },
    })
    expect(await site.wallet(noor)).toMatchObject({ credits: credits + 60, bonus, paid_user: true })
    // Further provider reports change nothing.
    await site.wait(dayMs)
    await enter()
    const file = await site.file(frida, lost.id)
    expect(file.disputes).toMatchObject([{ state: 'lost' }])
    expect(file.rulings).toMatchObject([
      {
        what: 'lost',
        state: 'done',
        requested_by: 'Frida',
        reason: 'the provider said so by phone',
      },
    ])
    expect(file.steps.filter(({ kind }) => kind === 'dispute')).toMatchObject([
      { what: 'open', by: null },
      { what: 'lost', by: 'Frida', amount_minor: 2_499 },
    ])
    expect(await audit(lost.id)).toEqual(['Frida refunds.ruled'])
    expect((await open()).waiting).toBe(before)
    expect(await site.violations()).toEqual([])
  }))

test('OPS-04 above a hundred a second person approves the outcome of a dispute, never the one who recorded it', () =>
  withOpenDisputes(sandbox, async () => {
    const amara = await site.buyer()
    const order = await site.bought(amara, { bundle: 'p3' })
    await site.turn(order.payment, 'dispute')
    const about = (await site.file(frida, order.id)).disputes[0]?.about ?? ''
    const waiting = getFile(await rule(frida, order.id, { about, what: 'lost' })).rulings
    expect(waiting).toMatchObject([{ state: 'waiting', own: true, amount_minor: 11_999 }])
    expect(toStatusAndCode(await rule(otto, order.id, { about, what: 'won' }))).toEqual([
      409,
      'refunds.ruling_pending',
    ])
    expect(toStatusAndCode(await decide(frida, waiting[0]?.id, true))).toEqual([
      409,
      'staff.own_request',
    ])
    await expect(
      site.query('update staff.approval set decided_by = requested_by where subject = $1', [
        waiting[0]?.id,
      ]),
    ).rejects.toThrow('approval_')
    expect((await open()).rulings.filter((one) => one.order === order.id)).toHaveLength(1)
    expect((await open()).disputes.filter((one) => one.order === order.id)).toEqual([])
    expect(await site.read(amara, order.id)).toMatchObject({ dispute: { state: 'open' } })

    expect((await decide(otto, waiting[0]?.id, false)).status).toBe(200)
    const again = getFile(await rule(frida, order.id, { about, what: 'lost' })).rulings.at(-1)
    const twice = await Promise.all([decide(otto, again?.id, true), decide(otto, again?.id, true)])
    expect(twice.map(({ status }) => status)).toEqual([200, 200])
    expect(toStatusAndCode(await decide(otto, again?.id, false))).toEqual([
      409,
      'staff.request_decided',
    ])
    expect(await site.read(amara, order.id)).toMatchObject({
      dispute: { state: 'lost', taken: 400 },
    })
    expect(
      (await site.file(otto, order.id)).steps
        .filter(({ kind }) => kind === 'dispute')
        .map(({ what, by }) => `${what} ${by}`),
    ).toEqual([
      'open null',
      'lost_wanted Frida',
      'lost_declined Otto',
      'lost_wanted Frida',
      'lost Otto',
    ])
    expect(await site.violations()).toEqual([])
  }))

test('OPS-04 CRED-12 a refund no provider answers for is listed in the office and requested again: it is paid once', async () => {
  const mei = await site.buyer()
  const order = await silentRefund(mei)
  expect((await open()).refunds.filter((one) => one.order === order.id)).toMatchObject([
    { state: 'silent' },
  ])
  const request = { about: order.refund, what: 'ask_again' }
  expect((await rule(frida, order.id, request)).status).toBe(200)
  expect(toStatusAndCode(await rule(otto, order.id, request))).toEqual([
    409,
    'refunds.nothing_to_rule',
  ])
  await site.wait(61_000)
  expect(await site.refundsAt(order.payment)).toMatchObject([
    { state: 'paid', amount_minor: 2_499 },
  ])
  expect((await site.file(frida, order.id)).refunds).toMatchObject([{ state: 'paid' }])
  expect((await open()).refunds.filter((one) => one.order === order.id)).toEqual([])
  expect(await site.violations()).toEqual([])
}, 240_000)

test('OPS-04 CRED-13 a refund paid another way has a reference, is booked from our own account, and is not changed by later provider reports', async () => {
  const jonas = await site.buyer()
  const { bonus } = await site.wallet(jonas)
  const order = await silentRefund(jonas, { spent: bonus + 20 })
  const request = { about: order.refund, what: 'paid_by_hand' }
  expect(toStatusAndCode(await rule(frida, order.id, request))).toEqual([
    422,
    'refunds.reference_required',
  ])
  const done = await rule(frida, order.id, { ...request, reference: 'SEPA 4711' })
  expect(done.status).toBe(200)
  expect(getFile(done).refunds).toMatchObject([
    { state: 'paid', by_hand: 'SEPA 4711', amount_minor: 1_666 },
  ])
  await site.wait(dayMs)
  expect(await site.refundsAt(order.payment)).toEqual([])
  const lying = await site.query(
    `select split_part(code, ':', 1) as code, sum(amount_minor)::int as minor from accounting.public_posting
     where order_id = $1 and code ~ '^(psp_clearing|by_hand):' group by code order by code`,
    [order.id],
  )
  expect(lying).toEqual([
    { code: 'by_hand', minor: -1_666 },
    { code: 'psp_clearing', minor: 2_499 },
  ])
  const notes = await site.query(
    "select gross_minor::int as gross from invoices.document where order_id = $1 and kind = 'credit_note'",
    [order.id],
  )
  expect(notes).toEqual([{ gross: 1_666 }])
  expect(await site.violations()).toEqual([])
}, 240_000)

test('OPS-04 CRED-12 an abandoned refund is no longer promised, and the credits taken back for it are returned once; above a hundred two people must agree', async () => {
  const elena = await site.buyer()
  const { credits } = await site.wallet(elena)
  const order = await silentRefund(elena, { bundle: 'p3' })
  const [waiting] = getFile(
    await rule(frida, order.id, { about: order.refund, what: 'give_up' }),
  ).rulings
  expect(waiting).toMatchObject({ state: 'waiting', what: 'give_up' })
  expect((await site.file(otto, order.id)).refunds).toMatchObject([{ state: 'silent' }])
  expect((await decide(otto, waiting?.id, true)).status).toBe(200)
  const file = await site.file(otto, order.id)
  expect(file).toMatchObject({ promised_minor: 0, refunds: [{ state: 'given_up' }] })
  const [wallet] = await site.query(
    'select w.credits::int as credits from credits.public_wallet w join payments.purchase p on p.account_id = w.account_id where p.order_id = $1',
    [order.id],
  )
  expect(wallet).toEqual({ credits: credits + 400 })
  // The owners read in the morning who gave them.
  const granted = await site.query(
    "select name, money ->> 'kind' as kind, money ->> 'amount' as credits from staff.audit where act = 'refunds.credits_granted' and about = $1",
    [order.id],
  )
  expect(granted).toEqual([{ name: 'Otto', kind: 'grant', credits: '400' }])
  expect(
    toStatusAndCode(await rule(frida, order.id, { about: order.refund, what: 'give_up' })),
  ).toEqual([409, 'refunds.nothing_to_rule'])
  expect(await site.violations()).toEqual([])
}, 240_000)

test('OPS-04 staff who may not refund money cannot decide disputes either, and get a 404', async () => {
  const noor = await site.buyer()
  const order = await site.bought(noor)
  for (const role of ['support', 'auditor', 'moderator'] as const)
    expect(
      (await rule(await officeClient(site, role), order.id, { about: 'x', what: 'lost' })).status,
    ).toBe(404)
  expect((await rule(noor, order.id, { about: 'x', what: 'lost' })).status).toBe(404)
  expect(toStatusAndCode(await rule(frida, order.id, { about: 'x', what: 'lost' }))).toEqual([
    404,
    'not_found',
  ])
  expect(toStatusAndCode(await decide(frida, randomUUID(), true))).toEqual([404, 'not_found'])
})
