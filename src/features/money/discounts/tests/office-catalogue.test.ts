import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { officeClient } from '#features/members/staff/testing/office-client.ts'
import type { WebClient } from '#features/members/accounts/testing/web-client.ts'
import { codeDraft, openDiscountShop, type Shop } from '../testing/shoppers.ts'

let site: Shop
let finance: WebClient
beforeAll(async () => {
  site = await openDiscountShop()
  finance = await officeClient(site, 'finance')
})
afterAll(() => site.close())

const root = '/api/office/discount-codes'
const make = async (change: object = {}, by = finance) => {
  const { status, body } = await by.send('POST', root, codeDraft(change))
  const { error } = (body ?? {}) as unknown as { error?: { code: string; field?: string } }
  return [status, error?.code, error?.field]
}

test.each([
  [{ site: 99 }, 'unknown_site', 'site'],
  [{ code: 'a' }, 'code_shape', 'code'],
  [{ code: 'welcome' }, 'code_reserved', 'code'],
  [{ percentage: null }, 'value_missing', 'percentage'],
  [{ value_minor: 500 }, 'value_missing', 'percentage'],
  [
    { percentage: null, value_minor: 500, currency: 'EUR' },
    'minimum_below_value',
    'minimum_order_minor',
  ],
  [{ minimum_order_minor: 3000 }, 'unknown_currency', 'currency'],
  [{ minimum_order_minor: 3000, currency: 'JPY' }, 'unknown_currency', 'currency'],
  [{ paymentmethods: ['cheque'] }, 'unknown_method', 'paymentmethods'],
  [{ member: 'Nobody of this name' }, 'unknown_member', 'member'],
  [{ from: '2026-11-20', until: '2026-11-19' }, 'ends_before_start', 'until'],
  [{ until: '2026-01-02' }, 'already_ended', 'until'],
])('CRED-08 a draft with %j is refused as %s at %s', async (change, reason, field) => {
  expect(await make(change)).toEqual([expect.any(Number), `discounts.${reason}`, field])
})

test('CRED-08 a code sent twice is created once, its name is taken in any spelling, and another site can use the same name', async () => {
  const id = randomUUID()
  expect(await make({ id, code: 'SUMMER26' })).toEqual([204, undefined, undefined])
  expect(await make({ id, code: 'SUMMER26' })).toEqual([204, undefined, undefined])
  expect(await make({ code: ' summer 26' })).toEqual([409, 'discounts.code_taken', 'code'])
  expect(await make({ site: 2, code: 'SUMMER26' })).toEqual([204, undefined, undefined])
  const { body } = await finance.send('GET', root)
  const { codes } = body as unknown as { codes: { id: string; code: string; standing: string }[] }
  expect(codes.filter((one) => one.code === 'SUMMER26').map(({ standing }) => standing)).toEqual([
    'running',
    'running',
  ])
  const { rows } = await site.server.infrastructure.database.pool.query<{ act: string }>(
    'select act from staff.audit where about = $1',
    [id],
  )
  expect(rows).toEqual([{ act: 'discounts.made' }])
})

test('CRED-08 SEC-01 only owner, lead and finance can access codes; everyone else gets a 404', async () => {
  for (const role of ['owner', 'lead'] as const)
    expect(await make({}, await officeClient(site, role))).toEqual([204, undefined, undefined])
  const member = await site.shopper()
  for (const someone of [
    await officeClient(site, 'moderator'),
    await officeClient(site, 'agent'),
    member.browser,
  ]) {
    expect((await someone.send('GET', root)).status).toBe(404)
    expect((await someone.send('POST', root, codeDraft())).status).toBe(404)
    expect(
      (await someone.send('POST', `${root}/${randomUUID()}/switch`, { on: false })).status,
    ).toBe(404)
  }
  expect((await finance.send('POST', `${root}/${randomUUID()}/switch`, { on: false })).status).toBe(
    404,
  )
})
