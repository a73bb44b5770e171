import { afterAll, beforeAll, expect, test } from 'vitest'
import { dayMs } from '#kernel/duration.ts'
import type { WebClient } from '#features/members/accounts/testing/web-client.ts'
import { officeClient } from '#features/members/staff/testing/office-client.ts'
import type { DebitBlocks } from '../contract/blocks.ts'
import { fakeDetails } from '../testing/debtor.ts'
import { type Debtor, type DebtorSite, openDebtorSite } from '../testing/debtor-site.ts'

let site: DebtorSite
beforeAll(async () => {
  site = await openDebtorSite()
})
afterAll(() => site.close())

const code = async (who: Debtor, what: object) => {
  const reply = await who.send('POST', '/api/direct-debit/codes', what)
  return reply.body.error?.code ?? reply.status
}
/** A finance client, logged in at the current time of the test clock. */
const finance = () => officeClient(site, 'finance', 'Frida')
/** Another client, who decides on Frida's requests. */
const owner = () => officeClient(site, 'owner', 'Otto')
const decide = async (block: string | undefined, approved = true, who?: WebClient) => {
  const path = `/api/office/direct-debit/blocks/${block}/lift/decision`
  const reply = await (who ?? (await owner())).send('PUT', path, { approved })
  return reply.body.error?.code ?? reply.status
}
const read = async () =>
  (await (await finance()).send('GET', '/api/office/direct-debit/blocks'))
    .body as unknown as DebitBlocks

/** Orders a debit that is collected and then returned by the bank as unauthorised. */
async function returned(who: Debtor, details: ReturnType<typeof fakeDetails>): Promise<string> {
  const { id } = await site.ordered(who, details)
  await site.wait(60_000)
  await site.turn(id, 'return:MD06')
  return id
}

test('CRED-07 the back office shows what a returned debit blocked, never an account or phone number, and lifting it records the reason permanently', async () => {
  const elena = await site.debtor()
  const debitDetails = fakeDetails(401)
  const order = await returned(elena, debitDetails)
  const frida = await finance()
  const { blocks, may_lift } = await read()
  expect(may_lift).toBe(true)
  const [found] = blocks.filter((one) => one.order === order)
  expect(found).toMatchObject({
    kind: 'return',
    cause: 'MD06',
    mark: null,
    shown: 'NL** **** **00',
  })
  expect(new Date(found?.until ?? '').getTime() - new Date(found?.since ?? '').getTime()).toBe(
    90 * dayMs,
  )
  const serialized = JSON.stringify(blocks)
  for (const secret of [debitDetails.iban, debitDetails.phone, debitDetails.holder])
    expect(serialized).not.toContain(secret)

  const lift = (reason: string) =>
    frida.send('POST', `/api/office/direct-debit/blocks/${found?.block}/lift`, { reason })
  const empty = await lift('  ')
  expect([empty.status, empty.body.error]).toMatchObject([
    422,
    { code: 'direct_debit.reason_required', field: 'reason' },
  ])
  expect(await code(elena, fakeDetails(402))).toBe('direct_debit.blocked')
  const both = await Promise.all([
    lift('her bank took it for another'),
    lift('her bank took it for another'),
  ])
  expect(both.map(({ status }) => status)).toEqual([200, 200])
  // Nothing is lifted before a second person approves.
  expect((await read()).blocks.find((one) => one.order === order)?.request).toMatchObject({
    by: 'Frida',
    own: true,
    reason: 'her bank took it for another',
  })
  expect(await code(elena, fakeDetails(402))).toBe('direct_debit.blocked')
  expect(await Promise.all([decide(found?.block), decide(found?.block)])).toEqual([200, 200])
  const after = await read()
  expect(after.blocks.filter((one) => one.order === order)).toEqual([])
  expect(after.lifted.filter((one) => one.order === order)).toMatchObject([
    {
      kind: 'return',
      cause: 'MD06',
      reason: 'her bank took it for another',
      by: 'Frida',
      approved_by: 'Otto',
    },
  ])
  expect(
    await site.query('select name, act from staff.audit where about = $1 order by id', [order]),
  ).toEqual([
    { name: 'Frida', act: 'direct_debit.lift_requested' },
    { name: 'Otto', act: 'direct_debit.lift_approved' },
  ])
  expect(await code(elena, debitDetails)).toBe(200)
  for (const statement of [
    'update direct_debit.lifted_block set reason = $1',
    'delete from direct_debit.lifted_block where reason <> $1',
  ])
    await expect(site.query(statement, ['x'])).rejects.toThrow('append-only')
}, 120_000)

test('CRED-07 permanent blocks of an account and a phone are lifted one at a time', async () => {
  const jonas = await site.debtor()
  const given = fakeDetails(403)
  await returned(jonas, given)
  await site.wait(91 * dayMs)
  await jonas.logIn()
  await returned(jonas, given)
  const kinds = async () => (await read()).blocks.map(({ kind }) => kind).toSorted()
  expect(await kinds()).toEqual(['iban', 'phone', 'return'])
  const frida = await finance()
  const otherMember = await site.debtor()
  const lift = async (kind: string) => {
    const [one] = (await read()).blocks.filter((block) => block.kind === kind)
    const reply = await frida.send('POST', `/api/office/direct-debit/blocks/${one?.block}/lift`, {
      reason: 'a mistake',
    })
    expect(reply.status).toBe(200)
    expect(await decide(one?.block)).toBe(200)
  }
  expect((await read()).blocks.find(({ kind }) => kind === 'iban')?.mark).toMatch(/^[0-9a-f]{12}$/)
  await lift('return')
  expect(await code(otherMember, fakeDetails(404, { iban: given.iban }))).toBe(
    'direct_debit.blocked',
  )
  await lift('iban')
  expect(await code(otherMember, fakeDetails(405, { iban: given.iban }))).toBe(200)
  const third = await site.debtor()
  expect(await code(third, fakeDetails(406, { phone: given.phone }))).toBe('direct_debit.blocked')
  await lift('phone')
  expect(await kinds()).toEqual([])
  expect((await read()).lifted.slice(0, 3).map(({ kind }) => kind)).toEqual([
    'phone',
    'iban',
    'return',
  ])
}, 240_000)

test('CRED-07 roles with read access cannot lift a block, and everyone else gets a 404', async () => {
  const mei = await site.debtor()
  const order = await returned(mei, fakeDetails(407))
  const path = `/api/office/direct-debit/blocks/return-${order}/lift`
  for (const role of ['support', 'auditor'] as const) {
    const browser = await officeClient(site, role)
    const list = await browser.send('GET', '/api/office/direct-debit/blocks')
    expect([list.status, list.body]).toMatchObject([200, { may_lift: false }])
    expect((await browser.send('POST', path, { reason: 'x' })).status).toBe(404)
  }
  expect(
    (await (await officeClient(site, 'moderator')).send('GET', '/api/office/direct-debit/blocks'))
      .status,
  ).toBe(404)
  expect((await mei.send('POST', path, { reason: 'x' })).status).toBe(404)
  const frida = await finance()
  for (const name of ['return-x', `iban-${'0'.repeat(64)}`, 'iban-00'])
    expect(
      (await frida.send('POST', `/api/office/direct-debit/blocks/${name}/lift`, { reason: 'x' }))
        .status,
    ).toBe(404)
}, 120_000)

test('OPS-04 CRED-07 the person who requests that a block be lifted can never approve it, in any session; a block that started again is a new one', async () => {
  const mei = await site.debtor()
  const order = await returned(mei, fakeDetails(408))
  const block = `return-${order}`
  const request = async (who: WebClient, reason: string) => {
    const reply = await who.send('POST', `/api/office/direct-debit/blocks/${block}/lift`, {
      reason,
    })
    return reply.body.error?.code ?? reply.status
  }
  expect(await decide(block)).toBe('not_found')
  const frida = await finance()
  expect(await request(frida, 'a friend')).toBe(200)
  for (const session of [frida, await finance()])
    for (const approved of [true, false])
      expect(await decide(block, approved, session)).toBe('staff.own_request')
  // A second request with another reason would change what the other person reads.
  expect(await request(frida, 'another reason')).toBe('direct_debit.lift_waiting')
  expect(await request(await owner(), 'a friend')).toBe('direct_debit.lift_waiting')
  for (const role of ['support', 'auditor', 'moderator'] as const)
    expect(await decide(block, true, await officeClient(site, role))).toBe('not_found')

  const at =
    "update direct_debit.returned_debit set at = at + $1 * interval '1 second' where order_id = $2"
  await site.query(at, [1, order])
  expect(await decide(block)).toBe('staff.request_changed')
  await site.query(at, [-1, order])
  const answers = await Promise.all([
    decide(block, true),
    decide(block, false, await officeClient(site, 'lead', 'Helene')),
  ])
  expect(answers.toSorted()).toEqual([200, 'staff.request_decided'])
  const acts = await site.query(
    "select act from staff.audit where about = $1 and act <> 'direct_debit.lift_requested'",
    [order],
  )
  expect(acts).toHaveLength(1)
  const [{ lifted }] = (await site.query(
    'select count(*)::int as lifted from direct_debit.lifted_block where order_id = $1',
    [order],
  )) as [{ lifted: number }]
  expect(lifted).toBe(acts[0]?.act === 'direct_debit.lift_approved' ? 1 : 0)
}, 120_000)

test('OPS-04 CRED-07 a declined request changes nothing, and can be repeated', async () => {
  const mei = await site.debtor()
  const order = await returned(mei, fakeDetails(409))
  const path = `/api/office/direct-debit/blocks/return-${order}/lift`
  for (const approved of [false, true]) {
    expect((await (await finance()).send('POST', path, { reason: 'again' })).status).toBe(200)
    expect(await decide(`return-${order}`, approved)).toBe(200)
    expect((await read()).blocks.some((one) => one.order === order)).toBe(!approved)
  }
}, 120_000)
