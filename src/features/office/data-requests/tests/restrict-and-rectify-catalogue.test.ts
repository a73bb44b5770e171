import { afterAll, beforeAll, expect, test } from 'vitest'
import { mailedToken, type Someone, someone } from '#features/members/accounts/testing/someone.ts'
import { type WebClient, webClient } from '#features/members/accounts/testing/web-client.ts'
import { officeClient } from '#features/members/staff/testing/office-client.ts'
import { dayMs } from '#kernel/duration.ts'
import { phrase } from '#app/testing/phrase.ts'
import { startSite, type TestSite } from '#app/testing/start-site.ts'
import {
  act,
  claim,
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
const audit = (request: string) =>
  query('select act, name, facts from staff.audit where about = $1 order by id', [request])
const fileByPassword = async (who: Someone, kind: string) => {
  const body = requestBody({ kind, current_password: who.password, details: 'Please.' })
  const receipt = await fileRequest(who.browser, body)
  return { receipt, request: (await findRequest(support, receipt.number)).request }
}
const logIn = ({ email, password }: Someone) =>
  visitor().send('POST', '/api/user.php', { login: email, password })

test('OPS-10 a restricted account is hidden, kept, can’t be logged in to and gets no emails, until it is lifted with notice', async () => {
  const member = await someone(site)
  const other = await someone(site)
  const see = async () => (await other.browser.send('GET', `/api/members/${member.member}`)).status
  expect(await see()).toBe(200)
  const { receipt, request } = await fileByPassword(member, 'restriction')
  expect(code(await act(support, request, 'completion', { statement: 'Done.' }))).toBe(
    'data_requests.own_way',
  )
  expect((await act(support, request, 'restriction')).status).toBe(204)
  expect(await see()).toBe(404)
  expect((await member.browser.send('GET', '/api/user.php')).status).toBe(403)
  expect(code(await logIn(member))).toBe('accounts.restricted')
  expect(
    await query('select account_id from accounts.public_active_email where account_id = $1', [
      member.account,
    ]),
  ).toEqual([])
  expect(
    await query('select account_id from search.member_search where account_id = $1', [
      member.account,
    ]),
  ).toEqual([])
  expect(
    await query('select office_status from accounts.public_office_account where account_id = $1', [
      member.account,
    ]),
  ).toEqual([{ office_status: 'restricted' }])
  // Its owner still gets their data.
  const entered = await visitor().send('POST', '/api/closed-accounts', {
    login: member.email,
    password: member.password,
  })
  expect(entered.body).toMatchObject({ state: 'restricted' })
  expect((await act(support, request, 'lift', { reason: ' ' })).body.error).toMatchObject({
    code: 'data_requests.statement_empty',
    field: 'reason',
  })
  const reason = 'The dispute about your data is settled.'
  for (let time = 0; time < 2; time++)
    expect((await act(lead, request, 'lift', { reason })).status).toBe(204)
  expect((await logIn(member)).status).toBe(200)
  expect(await see()).toBe(200)
  const mails = await site.mails(member.email)
  expect(mails.slice(0, 2).map(({ subject }) => subject)).toEqual([
    phrase('data_requests.mail.lifted.subject', { number: receipt.number }),
    phrase('data_requests.mail.restricted.subject', { number: receipt.number }),
  ])
  expect(JSON.stringify(mails[0])).toContain(reason)
  expect(await audit(request)).toMatchObject([
    {
      act: 'data_requests.restricted',
      name: 'Robin',
      facts: { before: 'active', after: 'restricted' },
    },
    {
      act: 'data_requests.restriction_lifted',
      name: 'Helene',
      facts: { before: 'restricted', after: 'active', reason },
    },
  ])
  expect(code(await act(lead, request, 'lift', { reason: 'Again.' }))).toBe(
    'data_requests.not_restricted',
  )
})

test('OPS-10 a restriction lifts no suspension, and a ban of a restricted account can’t be lifted by it', async () => {
  const suspended = await someone(site)
  const { accounts } = site.server.product
  const now = () => site.server.infrastructure.clock.now()
  const { request } = await fileByPassword(suspended, 'restriction')
  await site.server.infrastructure.database.transaction(async (tx) => {
    const until = new Date(now().getTime() + dayMs)
    await accounts.suspensions.begin(tx, suspended.account, until, now())
  })
  expect(code(await act(support, request, 'restriction'))).toBe('data_requests.not_active')
  const banned = await someone(site)
  const other = await fileByPassword(banned, 'restriction')
  expect((await act(support, other.request, 'restriction')).status).toBe(204)
  await site.server.infrastructure.database.transaction(async (tx) => {
    await accounts.ban(tx, banned.account, { scam: true }, now())
  })
  expect(code(await act(lead, other.request, 'lift', { reason: 'Over.' }))).toBe(
    'data_requests.not_restricted',
  )
  expect(code(await logIn(banned))).toBe('accounts.disabled')
})

test('OPS-10 a date of birth is corrected by two people, with the date before and after in the audit log', async () => {
  const member = await someone(site, { date_of_birth: '1990-04-05' })
  const { receipt, request } = await fileByPassword(member, 'rectification')
  const propose = (who: WebClient, birth: string) =>
    act(who, request, 'birth', { birth, reason: 'Typed the wrong year.' })
  for (const birth of ['1990-02-30', '2015-01-01', 'soon'])
    expect((await propose(support, birth)).body.error).toMatchObject({
      code: 'data_requests.birth_invalid',
      field: 'birth',
    })
  expect((await propose(support, '1991-04-05')).status).toBe(204)
  expect(code(await propose(lead, '1992-04-05'))).toBe('data_requests.rectification_waiting')
  expect(code(await act(support, request, 'birth/decision', { approved: true }))).toBe(
    'staff.own_request',
  )
  expect(await claim(lead, request)).toMatchObject({
    birth: '1990-04-05',
    rectification: { by: 'Robin', own: false, birth: '1991-04-05' },
  })
  expect((await act(lead, request, 'birth/decision', { approved: true })).status).toBe(204)
  expect(
    await query(
      `select to_char(birth, 'YYYY-MM-DD') as birth from profiles.profile where account_id = $1`,
      [member.account],
    ),
  ).toEqual([{ birth: '1991-04-05' }])
  expect(
    (await audit(request)).filter(({ act: what }) => what !== 'data_requests.opened'),
  ).toMatchObject([
    { act: 'data_requests.rectification_requested', name: 'Robin' },
    {
      act: 'data_requests.rectification_approved',
      name: 'Helene',
      facts: {
        field: 'birth',
        before: '1990-04-05',
        after: '1991-04-05',
        reason: 'Typed the wrong year.',
      },
    },
  ])
  expect(await openCase(visitor(), receipt.token)).toMatchObject({
    answer: { outcome: 'completed', action: 'rectification' },
  })
  expect((await site.mails(member.email))[0]?.subject).toBe(
    phrase('data_requests.mail.rectified.subject', { number: receipt.number }),
  )
})

test('OPS-10 an address is corrected only to the one the person proved, a week after the old one was told, and sessions end', async () => {
  const member = await someone(site)
  const known = await fileByPassword(member, 'rectification')
  expect(code(await act(support, known.request, 'email'))).toBe('data_requests.same_mailbox')
  const email = 'new-address@nowhere.example'
  const receipt = await fileRequest(
    visitor(),
    requestBody({ kind: 'rectification', email, details: 'My old mailbox is gone.' }),
  )
  await prove(visitor(), await mailedToken(site, email, '/data-requests/confirm'))
  const { request } = await findRequest(support, receipt.number)
  const ground = 'Knew the last orders.'
  await act(support, request, 'identity', { member: member.member, ground })
  expect(code(await act(support, request, 'email'))).toBe('data_requests.own_link')
  expect(code(await act(lead, request, 'email'))).toBe('data_requests.too_early')
  await site.server.infrastructure.clock.moveBy(7 * dayMs + 1000)
  expect((await act(lead, request, 'email')).status).toBe(204)
  expect(await query('select email from accounts.account where id = $1', [member.account])).toEqual(
    [{ email }],
  )
  expect((await member.browser.send('GET', '/api/user.php')).status).toBe(403)
  expect((await logIn({ ...member, email })).status).toBe(200)
  const [entry] = (await audit(request)).slice(-1)
  expect(entry).toMatchObject({
    act: 'data_requests.email_corrected',
    facts: { field: 'email', reason: ground },
  })
  // The log is kept longer than the account.
  expect(JSON.stringify(entry)).not.toContain('@')
})
