import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { WebClient } from '#features/members/accounts/testing/web-client.ts'
import { officeClient } from '#features/members/staff/testing/office-client.ts'
import {
  startStaffedRefundSite,
  type StaffedRefundSite,
} from '#features/money/refunds/testing/staffed-refund-site.ts'
import type { SalesStop } from '../contract/sales-stops.ts'

let refundSite: StaffedRefundSite
beforeAll(async () => {
  refundSite = await startStaffedRefundSite()
})
afterAll(() => refundSite.close())

interface SalesStopInput {
  readonly id?: string
  readonly site?: number | null
  readonly kind?: string
  readonly name?: string | null
  readonly reason?: string
}
const close = (who: WebClient, input: SalesStopInput) => {
  const all = {
    id: randomUUID(),
    site: 1,
    kind: 'all',
    name: null,
    reason: 'The provider is down.',
    ...input,
  }
  return who.send('POST', '/api/office/sales-stops', all)
}
const list = async () =>
  (await refundSite.frida.send('GET', '/api/office/sales-stops')).body as unknown as {
    closed: SalesStop[]
    past: SalesStop[]
  }
const openAll = async () => {
  for (const { id } of (await list()).closed)
    await refundSite.frida.send('POST', `/api/office/sales-stops/${id}/lift`, {})
}
const order = (who: WebClient, more: object = {}) => {
  const input = {
    id: randomUUID(),
    bundle: 'p1',
    method: 'ideal',
    country: 'NL',
    consent: true,
    ...more,
  }
  return who.send('POST', '/api/orders', input)
}
const offers = async (who: WebClient) =>
  (await who.send('GET', '/api/credits/offers?country=NL')).body as unknown as {
    methods: { key: string }[]
    closed: { all: boolean; methods: string[] }
  }
const toStatusAndCode = ({ status, body }: Awaited<ReturnType<typeof order>>) => [
  status,
  body.error?.code,
  body.error?.field,
]

test('CRED-12 a stopped payment method is announced before the button and refused after it; all other methods keep working', async () => {
  const jonas = await refundSite.buyer()
  expect((await close(refundSite.frida, { kind: 'method', name: 'ideal' })).status).toBe(204)
  const read = await offers(jonas)
  expect(read.closed).toEqual({ all: false, not_ready: false, methods: ['ideal'] })
  expect(read.methods.map(({ key }) => key)).not.toContain('ideal')
  expect(read.methods.map(({ key }) => key)).toContain('creditcard')
  expect(toStatusAndCode(await order(jonas))).toEqual([409, 'payments.method_stopped', 'method'])
  expect((await order(jonas, { method: 'creditcard' })).status).toBe(200)
  await openAll()
  expect((await offers(jonas)).closed).toEqual({ all: false, not_ready: false, methods: [] })
  expect((await order(jonas)).status).toBe(200)
})

test('CRED-12 with all sales stopped no order can be placed, but orders in progress are processed, credited and can still be read', async () => {
  const noor = await refundSite.buyer()
  const request = { id: randomUUID() }
  const firstResponse = await order(noor, request)
  const { order: begun, redirect } = firstResponse.body as unknown as {
    order: { id: string }
    redirect: string
  }
  await close(refundSite.frida, { site: null })
  expect((await offers(noor)).closed).toEqual({
    all: true,
    not_ready: false,
    methods: expect.arrayContaining(['ideal', 'creditcard']),
  })
  expect(toStatusAndCode(await order(noor))).toEqual([503, 'payments.sales_stopped', undefined])
  // The browser lost the response and retries, so it gets its existing order and not an error.
  const again = (await order(noor, request)).body as unknown as { order: { id: string } }
  expect(again.order.id).toBe(begun.id)
  await noor.send('POST', redirect, { outcome: 'pay' })
  const { credits } = await refundSite.wallet(noor)
  await refundSite.settle()
  await expect
    .poll(async () => (await refundSite.wallet(noor)).credits, { timeout: 15_000 })
    .toBeGreaterThanOrEqual(60)
  expect(credits).toBeGreaterThanOrEqual(0)
  const read = (await noor.send('GET', `/api/orders/${begun.id}`)).body as unknown as {
    status: string
  }
  expect(read.status).toBe('completed')
  expect(await refundSite.violations()).toEqual([])
  await openAll()
})

test('CRED-12 a stopped provider accepts no orders on that site; other sites are unaffected', async () => {
  const mei = await refundSite.buyer()
  await close(refundSite.frida, { site: 2 })
  expect((await order(mei)).status).toBe(200)
  await close(refundSite.frida, { kind: 'gateway', name: 'sandbox' })
  const read = await offers(mei)
  expect(read.methods).toEqual([])
  expect(read.closed.all).toBe(false)
  expect(read.closed.methods).toContain('ideal')
  expect(toStatusAndCode(await order(mei))).toEqual([409, 'payments.method_stopped', 'method'])
  await openAll()
})

test('CRED-12 OPS-01 a sales stop requires a reason and a known target, is created once, and is audited at start and end', async () => {
  const wrong = async (input: SalesStopInput) =>
    toStatusAndCode(await close(refundSite.frida, input))
  expect(await wrong({ reason: ' ' })).toEqual([422, 'sales_stops.reason_required', 'reason'])
  expect(await wrong({ kind: 'method', name: 'sofort' })).toEqual([
    422,
    'sales_stops.unknown_name',
    'name',
  ])
  expect(await wrong({ kind: 'gateway', name: null })).toEqual([
    422,
    'sales_stops.unknown_name',
    'name',
  ])
  expect(await wrong({ site: 999 })).toEqual([422, 'sales_stops.unknown_site', 'site'])
  const id = randomUUID()
  const request = { id, kind: 'method', name: 'blik', reason: 'Too many refunds.' }
  const sent = await Promise.all(Array.from({ length: 5 }, () => close(refundSite.frida, request)))
  expect(sent.map(({ status }) => status)).toEqual([204, 204, 204, 204, 204])
  expect(await wrong({ kind: 'method', name: 'blik' })).toEqual([
    409,
    'sales_stops.already_stopped',
    undefined,
  ])
  expect((await list()).closed).toMatchObject([
    { id, name: 'blik', closed_by: 'Frida', reason: 'Too many refunds.' },
  ])
  for (const status of [204, 204])
    expect(
      (await refundSite.frida.send('POST', `/api/office/sales-stops/${id}/lift`, {})).status,
    ).toBe(status)
  expect((await list()).past[0]).toMatchObject({ id, opened_by: 'Frida' })
  const acts = await refundSite.query(
    'select act, facts from staff.audit where about = $1 order by id',
    [id],
  )
  const facts = { site: 1, kind: 'method', name: 'blik', reason: 'Too many refunds.' }
  expect(acts).toEqual([
    { act: 'sales_stops.created', facts },
    { act: 'sales_stops.lifted', facts },
  ])
})

test('CRED-12 SEC-09 staff who can read orders can see sales stops but not change them; for everyone else the endpoints return 404', async () => {
  const [sam, mo] = [
    await officeClient(refundSite, 'support', 'Sam'),
    await officeClient(refundSite, 'moderator', 'Mo'),
  ]
  expect((await sam.send('GET', '/api/office/sales-stops')).body).toMatchObject({
    may_close: false,
  })
  for (const who of [sam, mo]) expect((await close(who, {})).status).toBe(404)
  expect((await mo.send('GET', '/api/office/sales-stops')).status).toBe(404)
  expect(
    (await refundSite.frida.send('POST', `/api/office/sales-stops/${randomUUID()}/lift`, {}))
      .status,
  ).toBe(404)
})

test('SITE-02 staff see from every screen that a site can’t sell yet, and which setting is missing', async () => {
  const { database, clock } = refundSite.server.infrastructure
  const read = async () => {
    const [count, page] = await Promise.all([
      refundSite.frida.send('GET', '/api/office/sales-stops/count'),
      refundSite.frida.send('GET', '/api/office/sales-stops'),
    ])
    return [count.body, page.body] as unknown as [{ waiting: number }, { not_ready: object[] }]
  }
  expect(await read()).toMatchObject([{ waiting: 0 }, { not_ready: [] }])
  const setCompany = async (change: string) => {
    await database.pool.query(`update sites.site set company = ${change} where id = 1`)
    // Sites are cached for five seconds.
    clock.moveBy(6000)
    await refundSite.server.product.sites.changeSettings(1, {})
  }
  const { rows } = await database.pool.query<{ company: object }>(
    'select company from sites.site where id = 1',
  )
  await setCompany(`company || '{"kvk": "", "vat_numbers": []}'`)
  expect(await read()).toMatchObject([
    { waiting: 1 },
    { not_ready: [{ site: 'Minuet', host: 'minuet.localhost', missing: ['kvk', 'vat_numbers'] }] },
  ])
  expect((await order(await refundSite.buyer())).status).toBe(503)
  await database.pool.query('update sites.site set company = $1 where id = 1', [rows[0]?.company])
  await refundSite.server.product.sites.changeSettings(1, {})
  expect(await read()).toMatchObject([{ waiting: 0 }, { not_ready: [] }])
  const moderator = await officeClient(refundSite, 'moderator')
  expect((await moderator.send('GET', '/api/office/sales-stops/count')).status).toBe(404)
})
