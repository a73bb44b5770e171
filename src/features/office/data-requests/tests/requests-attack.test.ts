import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mailedToken, signUpSomeone, someone } from '#features/members/accounts/testing/someone.ts'
import { writeMessage } from '#features/members/accounts/testing/member-actions.ts'
import { type WebClient, webClient } from '#features/members/accounts/testing/web-client.ts'
import { officeClient } from '#features/members/staff/testing/office-client.ts'
import { dayMs } from '#kernel/duration.ts'
import { startSite, type TestSite } from '#app/testing/start-site.ts'
import {
  act,
  claim,
  download,
  fileRequest,
  findRequest,
  openCase,
  prove,
  requestBody,
} from '../testing/request-actions.ts'

let site: TestSite
let lead: WebClient
let support: WebClient
beforeAll(async () => {
  site = await startSite({}, { limits: 'count' })
  lead = await officeClient(site, 'lead', 'Helene')
  support = await officeClient(site, 'support', 'Robin')
})
afterAll(() => site.close())

const visitor = () => webClient(site)
const query = async (text: string, values: unknown[] = []) =>
  (await site.server.infrastructure.database.pool.query<Record<string, unknown>>(text, values)).rows
const code = (reply: { body: { error?: { code: string } } }) => reply.body.error?.code
const statusOf = async (account: number) =>
  (await query('select status from accounts.account where id = $1', [account]))[0]?.status

test.each([
  ['access', 'export', {}],
  ['erasure', 'erasure', { reason: 'Asked for it.' }],
  ['rectification', 'completion', { statement: 'Done.' }],
] as const)(
  'OPS-10 someone who only knows the address of a member gets nowhere with a request for %s',
  async (kind, what, body) => {
    const victim = await someone(site)
    const attacker = visitor()
    const sent = requestBody({ kind, details: 'It’s mine.', email: victim.email })
    const receipt = await fileRequest(attacker, sent)
    const { request } = await findRequest(support, receipt.number)
    expect(await claim(support, request)).toMatchObject({ identity: 'none', member: null })
    expect(code(await act(support, request, what, body))).toBe('data_requests.unproven')
    expect(
      code(await act(support, request, 'identity', { member: victim.member, ground: 'Sure.' })),
    ).toBe('data_requests.unproven')
    // The owner says that it wasn't them, which ends it; the attacker's page says nothing about it.
    const token = await mailedToken(site, victim.email, '/data-requests/confirm')
    expect((await prove(visitor(), token, false)).body).toEqual({
      number: receipt.number,
      token: null,
    })
    expect((await findRequest(support, receipt.number)).outcome).toBe('disowned')
    expect(code(await act(support, request, what, body))).toBe('data_requests.decided')
    expect(await openCase(attacker, receipt.token)).toMatchObject({
      full: false,
      proven: null,
      answer: null,
      details: '',
    })
    expect(await statusOf(victim.account)).toBe('active')
    // Not exported with the member's own data either: it was never theirs.
    expect(
      await query('select account_id, filed_by from data_requests.request where number = $1', [
        receipt.number,
      ]),
    ).toEqual([{ account_id: null, filed_by: null }])
  },
)

test('OPS-10 the response is the same whether or not the address has an account, and so is every later one', async () => {
  const member = await someone(site)
  const shape = async (email: string) => {
    const reply = await visitor().send('POST', '/api/data-requests', requestBody({ email }))
    const {
      token,
      number,
      at,
      due_at: due,
      ...rest
    } = reply.body as unknown as Record<string, string>
    const again = await visitor().send('POST', '/api/data-requests/case/proof', { token })
    const opened = await openCase(visitor(), token ?? '')
    const parts = [number, at, due].map((part) => typeof part)
    return [reply.status, rest, parts, again.status, { ...opened, number: '', at: '', due_at: '' }]
  }
  expect(await shape(member.email)).toEqual(await shape('no-one@nowhere.example'))
  // Nothing is looked up before the response: the row of a member's address has no account.
  expect(
    await query('select account_id, identity from data_requests.request where email = $1', [
      member.email,
    ]),
  ).toEqual([{ account_id: null, identity: 'none' }])
})

test('OPS-10 one address gets email about five new requests a day, no matter who enters it', async () => {
  const email = 'flooded@nowhere.example'
  for (let time = 0; time < 7; time++) await fileRequest(visitor(), requestBody({ email }))
  expect(await site.mails(email)).toHaveLength(5)
})

test('OPS-10 a session without the password proves nothing: the link goes to the member’s own address', async () => {
  const victim = await someone(site)
  const thief = victim.browser
  const receipt = await fileRequest(
    thief,
    requestBody({ kind: 'erasure', email: 'thief@nowhere.example' }),
  )
  expect(receipt.proven).toBe(false)
  expect(await site.mails('thief@nowhere.example')).toEqual([])
  const { request } = await findRequest(support, receipt.number)
  expect(code(await act(support, request, 'erasure', { reason: 'Asked.' }))).toBe(
    'data_requests.unproven',
  )
  expect(await openCase(thief, receipt.token)).toMatchObject({ full: false, details: '' })
  const token = await mailedToken(site, victim.email, '/data-requests/confirm')
  expect((await prove(visitor(), token)).status).toBe(200)
  expect((await findRequest(support, receipt.number)).identity).toBe('email')
})

test('OPS-10 an address that an account only claims isn’t its own: its owner gets nothing of that account', async () => {
  const email = 'claimed@nowhere.example'
  await signUpSomeone(site, { email })
  const receipt = await fileRequest(visitor(), requestBody({ email }))
  await prove(visitor(), await mailedToken(site, email, '/data-requests/confirm'))
  const { request } = await findRequest(support, receipt.number)
  expect(await claim(support, request)).toMatchObject({ identity: 'email', member: null })
  expect(code(await act(support, request, 'export'))).toBe('data_requests.no_account')
})

test('OPS-10 two uses of a proof link at once count once, and neither a denied nor a made-up link works', async () => {
  const member = await someone(site)
  await fileRequest(visitor(), requestBody({ email: member.email }))
  const token = await mailedToken(site, member.email, '/data-requests/confirm')
  const replies = await Promise.all([prove(visitor(), token), prove(visitor(), token, false)])
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 404])
  expect((await prove(visitor(), token)).status).toBe(404)
  expect((await prove(visitor(), 'A'.repeat(43))).status).toBe(404)
})

test('OPS-10 a stalking ex who asks for access gets what the member’s own export has, and no block or report by the other', async () => {
  const ex = await someone(site)
  const victim = await someone(site)
  await writeMessage(ex, victim, 'Where are you?')
  await victim.browser.send('POST', `/api/members/${ex.member}/report`, {
    id: randomUUID(),
    reason: 'threat',
  })
  await victim.browser.send('PUT', `/api/members/${ex.member}/block`)
  const receipt = await fileRequest(ex.browser, requestBody({ current_password: ex.password }))
  const { request } = await findRequest(support, receipt.number)
  expect((await act(support, request, 'export')).status).toBe(204)
  const token = await mailedToken(site, ex.email, '/data-requests/data')
  const { data } = await download(site, token)
  expect(data).toMatchObject({ account: { id: ex.member } })
  expect(JSON.stringify(data.reports)).not.toContain('threat')
  expect(JSON.stringify(data)).not.toContain(victim.email)
})

test('OPS-10 staff neither open nor answer a request about their own account, whatever follows a plus sign', async () => {
  const robin = await someone(site, { email: 'robin+private@office.example' })
  const receipt = await fileRequest(
    robin.browser,
    requestBody({ current_password: robin.password }),
  )
  const { request } = await findRequest(support, receipt.number)
  expect(code(await support.send('POST', `/api/office/data-requests/${request}/claim`))).toBe(
    'data_requests.own_account',
  )
  for (const [what, body] of [
    ['export', {}],
    ['refusal', { statement: 'No.' }],
    ['extension', { reason: 'Later.' }],
  ] as const)
    expect(code(await act(support, request, what, body))).toBe('data_requests.own_account')
  expect((await act(lead, request, 'export')).status).toBe(204)
})

test('OPS-10 of two staff who answer at once one is refused, and the person gets one answer', async () => {
  const member = await someone(site)
  const receipt = await fileRequest(
    member.browser,
    requestBody({ current_password: member.password }),
  )
  const { request } = await findRequest(support, receipt.number)
  const replies = await Promise.all([
    act(support, request, 'export'),
    act(lead, request, 'refusal', { statement: 'No.' }),
  ])
  expect(replies.map(({ status }) => status).sort()).toEqual([204, 409])
  const answers = (await site.mails(member.email)).filter(({ subject }) =>
    subject.includes(receipt.number),
  )
  // The receipt and one answer.
  expect(answers).toHaveLength(2)
  const other = await fileRequest(visitor(), requestBody())
  const open = await findRequest(support, other.number)
  await claim(support, open.request)
  expect(code(await act(lead, open.request, 'refusal', { statement: 'No.' }))).toBe(
    'data_requests.claimed',
  )
})

test('OPS-10 someone without the mailbox proves another one; the account’s own address is told and can deny it for a week', async () => {
  const member = await someone(site)
  const file = async (email: string, kind: string) => {
    const receipt = await fileRequest(visitor(), requestBody({ email, kind }))
    await prove(visitor(), await mailedToken(site, email, '/data-requests/confirm'))
    const { request } = await findRequest(support, receipt.number)
    expect(
      code(await act(support, request, 'identity', { member: member.member, ground: ' ' })),
    ).toBe('data_requests.ground_empty')
    expect(
      code(await act(support, request, 'identity', { member: randomUUID(), ground: 'Sure.' })),
    ).toBe('data_requests.member_unknown')
    const ground = 'Knew the last three orders and their amounts.'
    const identified = await act(support, request, 'identity', { member: member.member, ground })
    expect(identified.status).toBe(204)
    return { receipt, request, ground }
  }
  // An attacker: the owner denies it.
  const attack = await file('attacker@nowhere.example', 'erasure')
  expect(code(await act(support, attack.request, 'erasure', { reason: 'Sure.' }))).toBe(
    'data_requests.own_link',
  )
  expect(code(await act(lead, attack.request, 'erasure', { reason: 'Sure.' }))).toBe(
    'data_requests.too_early',
  )
  const denial = await mailedToken(site, member.email, '/data-requests/confirm')
  // The owner's link can't confirm it.
  expect((await prove(visitor(), denial, true)).status).toBe(404)
  expect((await prove(visitor(), denial, false)).status).toBe(200)
  expect((await findRequest(support, attack.receipt.number)).outcome).toBe('disowned')
  expect(await statusOf(member.account)).toBe('active')
  // The owner: a week later the file goes to the proven address.
  const honest = await file('new-mailbox@nowhere.example', 'access')
  expect(await claim(support, honest.request)).toMatchObject({
    identity: 'staff',
    identity_ground: honest.ground,
    identity_by: 'Robin',
  })
  await support.send('DELETE', `/api/office/data-requests/${honest.request}/claim`)
  expect(code(await act(lead, honest.request, 'export'))).toBe('data_requests.too_early')
  await site.server.infrastructure.clock.moveBy(7 * dayMs + 1000)
  // One staff member alone can't have someone's data sent to an address of their choice.
  expect(code(await act(support, honest.request, 'export'))).toBe('data_requests.own_link')
  expect((await act(lead, honest.request, 'export')).status).toBe(204)
  const token = await mailedToken(site, 'new-mailbox@nowhere.example', '/data-requests/data')
  expect((await download(site, token)).data).toMatchObject({ account: { id: member.member } })
  expect(
    await query('select act, facts from staff.audit where act = $1 and about = $2', [
      'data_requests.identified',
      honest.request,
    ]),
  ).toMatchObject([
    { facts: { before: 'email', after: 'staff', member: member.member, reason: honest.ground } },
  ])
})

test('OPS-10 a request after the deletion gets the data that is still stored, and nothing once it is erased', async () => {
  const leaver = await someone(site)
  await leaver.browser.send('POST', '/api/account/deletion', { current_password: leaver.password })
  const receipt = await fileRequest(visitor(), requestBody({ email: leaver.email }))
  await prove(visitor(), await mailedToken(site, leaver.email, '/data-requests/confirm'))
  const { request } = await findRequest(support, receipt.number)
  expect((await act(support, request, 'export')).status).toBe(204)
  const token = await mailedToken(site, leaver.email, '/data-requests/data')
  expect((await download(site, token)).data).toMatchObject({ account: { id: leaver.member } })
  const open = await fileRequest(visitor(), requestBody({ email: leaver.email }))
  await prove(visitor(), await mailedToken(site, leaver.email, '/data-requests/confirm'))
  await site.server.infrastructure.clock.moveBy(15 * dayMs)
  await site.server.product.accounts.erase(site.server.infrastructure.clock.now())
  expect((await download(site, token)).status).toBe(404)
  const late = await findRequest(support, open.number)
  expect(code(await act(support, late.request, 'export'))).toBe('data_requests.no_account')
  // It can still be answered, at the address that was proven.
  const statement = 'Your account was erased; we store nothing about you any more.'
  expect((await act(support, late.request, 'completion', { statement })).status).toBe(204)
  expect(JSON.stringify(await site.mails(leaver.email))).toContain(statement)
})

test('OPS-10 a link of another pool opens nothing, and a token of another kind neither', async () => {
  const receipt = await fileRequest(visitor(), requestBody())
  // No resolver knows the other site's host name here.
  await query("update sites.site_host set site_id = 2, position = 9 where host = '127.0.0.1'")
  site.server.product.sites.forget()
  const elsewhere = webClient(site, '127.0.0.1')
  expect(
    (await elsewhere.send('POST', '/api/data-requests/case', { token: receipt.token })).status,
  ).toBe(404)
  expect((await download(site, receipt.token)).status).toBe(404)
  expect((await prove(visitor(), receipt.token)).status).toBe(404)
})
