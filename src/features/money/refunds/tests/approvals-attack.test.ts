import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dayMs } from '#kernel/duration.ts'
import { type WebClient, webClient } from '#features/members/accounts/testing/web-client.ts'
import { officeClient } from '#features/members/staff/testing/office-client.ts'
import {
  type ApprovalRequest,
  createRequestMaker,
  requestKinds,
  selectOne,
} from '../testing/approval-requests.ts'
import { requestRefund } from '../testing/request-refund.ts'
import { startRefundSite, type RefundSite } from '../testing/refund-site.ts'

// Every kind of request for a second person, driven in the same way: the rules are those of one engine.

let site: RefundSite
let otto: WebClient
let helene: WebClient
beforeAll(async () => {
  site = await startRefundSite()
  makeRequest = createRequestMaker(site)
  // The sandbox behaves like a provider that never reports the outcome of a dispute.
  Object.assign(site.server.product.payments.providerNamed('sandbox') ?? {}, {
    leavesDisputesOpen: true,
  })
  otto = await officeClient(site, 'owner', 'Otto')
  helene = await officeClient(site, 'lead', 'Helene')
})
afterAll(() => site.close())

type Reply = Awaited<ReturnType<WebClient['send']>>
/** The error code of a response, or `true` if it succeeded. */
const toOutcome = ({ status, body }: Reply) =>
  (body as { error?: { code: string } } | null)?.error?.code ?? (status < 300 ? true : status)

let makeRequest: ReturnType<typeof createRequestMaker>
const kinds = requestKinds
const one = (text: string, values: unknown[] = []) => selectOne(site, text, values)
const countEntries = (act: string, since: number) =>
  one('select count(*)::int from staff.audit where act = $1 and id > $2', [act, since])
const lastEntry = async () => Number(await one('select coalesce(max(id), 0)::int from staff.audit'))
const expireDue = () =>
  site.server.product.staff.expireApprovals(site.server.infrastructure.clock.now())

/** Finds things that wait in a feature but not in the engine, or the other way round. */
const disagreements = () =>
  site.query(
    `select 'refund' as kind, r.refund_id::text as subject from refunds.refund r
       where (r.state = 'waiting') <> exists (select from staff.approval a where a.subject = r.refund_id::text and a.state = 'waiting')
     union all select 'ruling', l.ruling_id::text from refunds.manual_decision l
       where (l.state = 'waiting') <> exists (select from staff.approval a where a.subject = l.ruling_id::text and a.state = 'waiting')
     union all select 'code', c.code_id::text from discounts.code c
       where (c.status = 'waiting') <> exists (select from staff.approval a where a.subject = c.code_id::text and a.state = 'waiting')`,
  )

test.each(kinds)(
  'OPS-04 %s: its requester can never decide it, in any session or role; the table enforces this too',
  async (kind) => {
    const request = await makeRequest(kind)
    const { who, name, decide } = request
    for (const session of [who, await officeClient(site, 'finance', name)])
      for (const approved of [true, false])
        expect(toOutcome(await decide(session, approved))).toBe('staff.own_request')
    const promote = 'update staff.person set role = $2 where name = $1'
    await site.query(promote, [name, 'owner'])
    expect(toOutcome(await decide(who, true))).toBe('staff.own_request')
    for (const state of ['approved', 'declined'])
      await expect(
        site.query(
          'update staff.approval set state = $2, decided_by = requested_by, decided_at = requested_at where subject = $1',
          [request.subject, state],
        ),
      ).rejects.toThrow('approval_needs_two')
    expect([await request.isDone(), await request.readState()]).toEqual([false, 'waiting'])
    expect(toOutcome(await decide(otto, false))).toBe(true)
  },
)

test.each(kinds)(
  'OPS-04 %s: if two people approve at the same moment, it is carried out once',
  async (kind) => {
    const request = await makeRequest(kind)
    const since = await lastEntry()
    const replies = await Promise.all(
      [otto, helene, otto, helene].map((who) => request.decide(who, true)),
    )
    expect(replies.map(toOutcome)).toEqual([true, true, true, true])
    expect(await request.isDone()).toBe(true)
    expect(await countEntries(`${kind}_approved`, since)).toBe(1)
    expect(toOutcome(await request.decide(otto, false))).toBe('staff.request_decided')
    expect(await disagreements()).toEqual([])
  },
)

test.each(kinds)(
  'OPS-04 %s: if it is approved, declined and taken back at the same moment, one of these counts',
  async (kind) => {
    for (let round = 0; round < 3; round += 1) {
      const request = await makeRequest(kind)
      const since = await lastEntry()
      const replies = await Promise.all([
        request.decide(otto, true),
        request.decide(helene, false),
        request.takeBack(request.who),
      ])
      expect(replies.map(toOutcome).toSorted()).toEqual([
        'staff.request_decided',
        'staff.request_decided',
        true,
      ])
      const state = await request.readState()
      expect(state).toBe(
        ['approved', 'declined', 'taken_back'][replies.findIndex(({ status }) => status < 300)],
      )
      expect(await request.isDone()).toBe(state === 'approved')
      for (const end of ['approved', 'declined', 'taken_back'])
        expect(await countEntries(`${kind}_${end}`, since)).toBe(end === state ? 1 : 0)
    }
    expect(await disagreements()).toEqual([])
  },
)

test.each(kinds)(
  'OPS-04 %s: only its requester can withdraw it, and then no one can approve it',
  async (kind) => {
    const request = await makeRequest(kind)
    expect(toOutcome(await request.takeBack(otto))).toBe('not_found')
    expect(toOutcome(await request.takeBack(await officeClient(site, 'support')))).toBe('not_found')
    expect(await request.readState()).toBe('waiting')
    expect(toOutcome(await request.takeBack(request.who))).toBe(true)
    expect(toOutcome(await request.takeBack(request.who))).toBe(true)
    expect(toOutcome(await request.decide(otto, true))).toBe('staff.request_decided')
    expect(await request.isDone()).toBe(false)
  },
)

test.each(kinds)(
  'OPS-04 %s: a request whose subject has changed since cannot be approved',
  async (kind) => {
    const request = await makeRequest(kind)
    await request.tamper(true)
    expect(toOutcome(await request.decide(otto, true))).toBe('staff.request_changed')
    expect([await request.isDone(), await request.readState()]).toEqual([false, 'waiting'])
    await request.tamper(false)
    expect(toOutcome(await request.decide(otto, true))).toBe(true)
    expect(await request.isDone()).toBe(true)
  },
)

test.each(kinds)(
  'OPS-04 SEC-09 %s: a session that entered its code eleven minutes ago can neither approve nor withdraw it',
  async (kind) => {
    const request = await makeRequest(kind)
    const [stale, own] = [webClient(site), webClient(site)]
    for (const [cookie, value] of (await officeClient(site, 'lead', 'Stella')).cookies)
      stale.cookies.set(cookie, value)
    for (const [cookie, value] of request.who.cookies) own.cookies.set(cookie, value)
    site.server.infrastructure.clock.moveBy(11 * 60_000)
    expect(toOutcome(await request.decide(stale, true))).toBe('second_factor_needed')
    expect(toOutcome(await request.takeBack(own))).toBe('second_factor_needed')
    expect([await request.isDone(), await request.readState()]).toEqual([false, 'waiting'])
    expect(toOutcome(await request.decide(otto, true))).toBe(true)
  },
)

test('OPS-04 after seven days a request can’t be approved, even before the job has ended it; what it blocked is released', async () => {
  const requests = await Promise.all(
    kinds.map(async (kind) => [kind, await makeRequest(kind)] as const),
  )
  const [refund] = requests[0] === undefined ? [] : [requests[0][1]]
  const [{ order_id: order }] = (await site.query(
    'select order_id from refunds.refund where refund_id = $1',
    [refund?.subject],
  )) as [{ order_id: string }]
  expect((await site.file(otto, order)).promised_minor).toBe(11_000)
  await expireDue()
  site.server.infrastructure.clock.moveBy(7 * dayMs - 60_000)
  await expireDue()
  for (const [, request] of requests) expect(await request.readState()).toBe('waiting')
  site.server.infrastructure.clock.moveBy(60_001)
  for (const [, request] of requests) {
    expect(toOutcome(await request.decide(otto, true))).toBe('staff.request_expired')
    expect(await request.readState()).toBe('waiting')
  }
  const since = await lastEntry()
  await Promise.all([
    expireDue(),
    expireDue(),
    ...requests.map(([, one]) => one.decide(otto, true)),
  ])
  for (const [kind, request] of requests) {
    expect([kind, await request.readState()]).toEqual([kind, 'expired'])
    expect(toOutcome(await request.decide(helene, true))).toBe('staff.request_expired')
    expect(await request.isDone()).toBe(false)
    expect(await countEntries(`${kind}_expired`, since)).toBe(1)
  }
  expect((await site.file(otto, order)).promised_minor).toBe(0)
  expect(await disagreements()).toEqual([])
}, 60_000)

test('OPS-04 BEY-10 if a member withdraws while the refund is being approved, money and credits are returned once', async () => {
  for (let round = 0; round < 3; round += 1) {
    const buyer = await site.buyer()
    const { id: order } = await site.bought(buyer, { bundle: 'p3' })
    const who = await officeClient(site, 'finance', `Wanda${round}`)
    await requestRefund(who, order, { amount_minor: 11_000 })
    const refund = (await site.file(who, order)).refunds[0]?.id
    const [approval, withdrawal] = await Promise.all([
      otto.send('PUT', `/api/office/refunds/${refund}/decision`, { approved: true }),
      buyer.send('POST', `/api/orders/${order}/withdrawal`, {}),
    ])
    expect(withdrawal.status).toBe(200)
    expect([true, 'staff.request_decided']).toContain(toOutcome(approval))
    await site.wait(61_000)
    const state = await one('select state from staff.approval where subject = $1', [refund])
    expect(state).toBe(approval.status === 200 ? 'approved' : 'superseded')
    const file = await site.file(otto, order)
    expect(file).toMatchObject({ promised_minor: 11_999, unspent: 0 })
    const sent = file.refunds.filter((one) => one.state === 'paid')
    expect(sent.reduce((sum, { amount_minor }) => sum + amount_minor, 0)).toBe(11_999)
  }
  expect(await site.violations()).toEqual([])
  expect(await disagreements()).toEqual([])
}, 60_000)

test('OPS-04 rulings count towards the daily total: after 270.00 refunded by one person alone, a ruling on 90.00 waits', async () => {
  const who = await officeClient(site, 'finance', 'Cato')
  for (let count = 0; count < 3; count += 1) {
    const { id } = await site.bought(await site.buyer(), { bundle: 'p3' })
    await requestRefund(who, id, { amount_minor: 9_000 })
  }
  const order = await site.bought(await site.buyer(), { bundle: 'p2' })
  await site.turn(order.payment, 'dispute')
  const file = await site.file(who, order.id)
  expect(file.alone_ruling_minor).toBe(3_000)
  const about = file.disputes[0]?.about
  const input = { id: randomUUID(), about, what: 'lost', reason: 'by phone', reference: null }
  const reply = await who.send('POST', `/api/office/orders/${order.id}/rulings`, input)
  expect(reply.status).toBe(200)
  expect((await site.file(who, order.id)).rulings).toMatchObject([{ state: 'waiting', own: true }])
})

test('OPS-04 one list shows waiting requests to those who may see them, and counts those they can decide', async () => {
  const requests = new Map<string, ApprovalRequest>()
  for (const kind of kinds) requests.set(kind, await makeRequest(kind))
  const subjects = [...requests.values()].map(({ subject }) => subject)
  const list = async (who: WebClient) => {
    const { status, body } = await who.send('GET', '/api/office/approvals')
    if (status !== 200) return status
    const { requests: rows } = body as unknown as {
      requests: { kind: string; subject: string; own: boolean; may_decide: boolean }[]
    }
    return rows
      .filter(({ subject }) => subjects.includes(subject))
      .map(({ kind, own, may_decide }) => `${kind}${own ? ' own' : ''}${may_decide ? '' : ' sees'}`)
  }
  const count = async (who: WebClient) =>
    Number((await who.send('GET', '/api/office/approvals/count')).body.waiting)
  expect(await list(otto)).toEqual(kinds)
  const [[, first]] = [...requests] as [[string, ApprovalRequest]]
  expect(await list(first.who)).toEqual(kinds.map((kind, at) => (at === 0 ? `${kind} own` : kind)))
  expect(await count(first.who)).toBe((await count(otto)) - 1)
  for (const role of ['support', 'auditor'] as const) {
    const reader = await officeClient(site, role)
    expect(await list(reader)).toEqual(
      kinds.filter((kind) => kind !== 'discounts.code').map((kind) => `${kind} sees`),
    )
    expect(await count(reader)).toBe(0)
    for (const { decide } of requests.values())
      expect(toOutcome(await decide(reader, true))).toBe('not_found')
  }
  // Moderators request and decide about accounts only.
  expect(await list(await officeClient(site, 'moderator'))).toEqual([])
  expect(await list(await officeClient(site, 'agent'))).toBe(404)
  expect(await list(await site.buyer())).toBe(404)
})
