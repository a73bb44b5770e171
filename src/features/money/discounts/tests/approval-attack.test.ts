import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { WebClient } from '#features/members/accounts/testing/web-client.ts'
import { officeClient } from '#features/members/staff/testing/office-client.ts'
import { codeDraft, openDiscountShop, type Shop, type Shopper } from '../testing/shoppers.ts'

let site: Shop
let noor: Shopper
let otto: WebClient
beforeAll(async () => {
  site = await openDiscountShop()
  noor = await site.shopper()
  otto = await officeClient(site, 'owner', 'Otto')
})
afterAll(() => site.close())

const root = '/api/office/discount-codes'
interface Listed {
  id: string
  code: string
  standing: string
  own: boolean
  requested_by: string | null
}
const list = async (who: WebClient) =>
  (await who.send('GET', root)).body as unknown as { codes: Listed[]; share_left: number }
const standing = async (id: string) =>
  (await list(otto)).codes.find((one) => one.id === id)?.standing
const decide = async (who: WebClient, id: string, approved = true) => {
  const { status, body } = await who.send('PUT', `${root}/${id}/decision`, { approved })
  return (body as { error?: { code: string } } | null)?.error?.code ?? status
}
/** Creates a code and returns its id. */
async function make(who: WebClient, change: object): Promise<string> {
  const draft = codeDraft(change)
  expect((await who.send('POST', root, draft)).status).toBe(204)
  return draft.id
}
const works = async (code: string) =>
  (await site.find(noor, { code, bundle: 'p1', country: 'NL' })).status
test('OPS-04 a large code does not work until a second person approves it, never its creator in any session', async () => {
  const frida = await officeClient(site, 'finance', 'Frida')
  const id = await make(frida, { code: 'NINETY', percentage: 90 })
  expect(await works('NINETY')).toBe(404)
  const [mine] = (await list(frida)).codes.filter((one) => one.id === id)
  expect(mine).toMatchObject({ standing: 'waiting', own: true, requested_by: 'Frida' })
  expect((await list(otto)).codes.find((one) => one.id === id)).toMatchObject({ own: false })

  // The same person in a second session, and by switching it on.
  const second = await officeClient(site, 'finance', 'Frida')
  for (const session of [frida, second]) {
    expect(await decide(session, id)).toBe('staff.own_request')
    expect(await decide(session, id, false)).toBe('staff.own_request')
    const reply = await session.send('POST', `${root}/${id}/switch`, { on: true })
    expect([reply.status, reply.body.error?.code]).toEqual([409, 'discounts.code_unapproved'])
  }
  expect(await works('NINETY')).toBe(404)
  // The table enforces this whatever the code does.
  await expect(
    site.query('update staff.approval set decided_by = requested_by where subject = $1', [id]),
  ).rejects.toThrow('approval_')

  expect(await decide(otto, id)).toBe(204)
  expect(await decide(otto, id)).toBe(204)
  expect(await decide(otto, id, false)).toBe('staff.request_decided')
  expect(await works('NINETY')).toBe(200)
  expect(
    await site.query('select name, act from staff.audit where about = $1 order by id', [id]),
  ).toEqual([
    { name: 'Frida', act: 'discounts.made' },
    { name: 'Otto', act: 'discounts.code_approved' },
  ])
})

test('OPS-04 a declined code never works and cannot be switched on; its name and id remain taken', async () => {
  const frida = await officeClient(site, 'finance')
  const id = await make(frida, { code: 'DECLINED', percentage: 50 })
  expect(await decide(otto, id, false)).toBe(204)
  expect(await standing(id)).toBe('declined')
  expect(await works('DECLINED')).toBe(404)
  const reply = await otto.send('POST', `${root}/${id}/switch`, { on: true })
  expect(reply.body.error?.code).toBe('discounts.code_unapproved')
  expect((await frida.send('POST', root, codeDraft({ id, code: 'AGAIN' }))).status).toBe(204)
  expect(await decide(otto, id)).toBe('staff.request_decided')
  expect((await frida.send('POST', root, codeDraft({ code: 'DECLINED' }))).body.error?.code).toBe(
    'discounts.code_taken',
  )
})

test('OPS-04 a large code cannot be split into many small ones within a day: after 300.00 each one waits, even when all are sent together', async () => {
  const cato = await officeClient(site, 'finance', 'Cato')
  // 20 percent of the most expensive package is 24.00 each, so twelve make 288.00.
  const ids = await Promise.all(Array.from({ length: 20 }, () => make(cato, {})))
  const states = await Promise.all(ids.map(standing))
  expect(states.filter((one) => one === 'running')).toHaveLength(12)
  expect(states.filter((one) => one === 'waiting')).toHaveLength(8)
  expect((await list(cato)).share_left).toBeCloseTo(0.12)
  // Another person has a separate daily amount.
  expect((await list(otto)).share_left).toBe(3)
  expect(await standing(await make(otto, {}))).toBe('running')
})

test('OPS-04 a code that was changed after the request is not approved', async () => {
  const frida = await officeClient(site, 'finance')
  const id = await make(frida, { code: 'CHANGED', percentage: 40 })
  await site.query('update discounts.code set percentage = 90 where code_id = $1', [id])
  expect(await decide(otto, id)).toBe('staff.request_changed')
  expect(await standing(id)).toBe('waiting')
  await site.query('update discounts.code set percentage = 40 where code_id = $1', [id])
  expect(await decide(otto, id)).toBe(204)
})

test('OPS-04 if one person approves and another declines at the same moment, one decision counts and the other person gets an error', async () => {
  const frida = await officeClient(site, 'finance')
  const helene = await officeClient(site, 'lead')
  const id = await make(frida, { percentage: 60 })
  const answers = await Promise.all([decide(otto, id, true), decide(helene, id, false)])
  expect(answers.toSorted()).toEqual([204, 'staff.request_decided'])
  expect(
    await site.query("select 1 from staff.audit where about = $1 and act <> 'discounts.made'", [
      id,
    ]),
  ).toHaveLength(1)
  const twice = await make(frida, { percentage: 60 })
  expect(await Promise.all([decide(otto, twice), decide(helene, twice)])).toEqual([204, 204])
  expect(
    await site.query("select 1 from staff.audit where about = $1 and act <> 'discounts.made'", [
      twice,
    ]),
  ).toHaveLength(1)
})

test('OPS-04 SEC-01 no one can decide on a code without the permission, or on an unknown id', async () => {
  const frida = await officeClient(site, 'finance')
  const id = await make(frida, { percentage: 60 })
  for (const role of ['moderator', 'support', 'auditor'] as const)
    expect(await decide(await officeClient(site, role), id)).toBe('not_found')
  expect(await decide(noor.browser, id)).toBe('not_found')
  expect(await decide(otto, randomUUID())).toBe('not_found')
  // A code created alone has no request to decide on.
  expect(await decide(otto, await make(frida, { percentage: 5 }))).toBe('not_found')
})
