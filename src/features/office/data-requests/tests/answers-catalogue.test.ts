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
  download,
  fileRequest,
  findRequest,
  listRequests,
  openCase,
  prove,
  requestBody,
} from '../testing/request-actions.ts'

let site: TestSite
let lead: WebClient
let support: WebClient
let vera: Someone
beforeAll(async () => {
  site = await startSite({}, { limits: 'count' })
  lead = await officeClient(site, 'lead', 'Helene')
  support = await officeClient(site, 'support', 'Robin')
  vera = await someone(site, { name: 'Vera van Dijk', email: 'vera@r.example' })
})
afterAll(() => site.close())

const visitor = () => webClient(site)
const query = async (text: string, values: unknown[] = []) =>
  (await site.server.infrastructure.database.pool.query<Record<string, unknown>>(text, values)).rows
const audit = (request: string) =>
  query('select act, name, facts from staff.audit where about = $1 order by id', [request])
const byPassword = (who: Someone, kind: string, more: object = {}) =>
  fileRequest(
    who.browser,
    requestBody({ kind, current_password: who.password, details: 'Please.', ...more }),
  )

test('OPS-10 support sends the data: the person alone gets a link to the same file as in their settings, without a session', async () => {
  const receipt = await byPassword(vera, 'access')
  const { request } = await findRequest(support, receipt.number)
  const reply = await act(support, request, 'export')
  expect([reply.status, reply.text]).toEqual([204, ''])
  expect((await act(support, request, 'export')).status).toBe(204)
  const token = await mailedToken(site, 'vera@r.example', '/data-requests/data')
  expect(token).not.toBe('')
  const { data, status } = await download(site, token)
  expect(status).toBe(200)
  const settings = (
    await vera.browser.send('POST', '/api/account/export', { current_password: vera.password })
  ).body as unknown as { path: string }
  const own = await vera.browser.send('GET', settings.path)
  expect(own.status).toBe(200)
  expect(data).toMatchObject({ account: { id: vera.member, email: 'vera@r.example' } })
  expect(Object.keys(data)).toContain('data_requests')
  // Staff see neither the link nor the file.
  const opened = JSON.stringify(await claim(support, request))
  expect(opened).not.toContain(token)
  expect(JSON.stringify(await audit(request))).not.toContain(token)
  expect(await openCase(visitor(), receipt.token)).toMatchObject({
    answer: { outcome: 'completed', action: 'export' },
  })
  expect(await audit(request)).toMatchObject([
    {
      act: 'data_requests.export_sent',
      name: 'Robin',
      facts: { number: receipt.number, before: 'open', after: 'export', member: vera.member },
    },
    { act: 'data_requests.opened' },
  ])
  // It expires after a week.
  await query("update accounts.one_time_token set expires_at = created_at where kind = 'download'")
  expect((await download(site, token)).status).toBe(404)
})

test('OPS-10 the deadline is extended once by 60 days with a reason that is emailed, and not after it has passed', async () => {
  const sent = requestBody()
  const receipt = await fileRequest(visitor(), sent)
  const { request } = await findRequest(support, receipt.number)
  expect((await act(support, request, 'extension', { reason: ' ' })).body.error).toMatchObject({
    code: 'data_requests.statement_empty',
    field: 'reason',
  })
  expect((await act(support, request, 'extension', { reason: 'Many requests.' })).status).toBe(204)
  expect((await act(support, request, 'extension', { reason: 'Again.' })).body.error?.code).toBe(
    'data_requests.extended',
  )
  const due = new Date(Date.parse(receipt.at) + 90 * dayMs).toISOString()
  expect(await findRequest(support, receipt.number)).toMatchObject({ due_at: due, extended: true })
  const [email] = await site.mails(sent.email)
  expect(email?.subject).toBe(
    phrase('data_requests.mail.extended.subject', { number: receipt.number }),
  )
  expect(JSON.stringify(email)).toContain('Many requests.')
  expect(await audit(request)).toMatchObject([
    {
      act: 'data_requests.extended',
      name: 'Robin',
      facts: { before: receipt.due_at, after: due, reason: 'Many requests.' },
    },
  ])
  const late = await fileRequest(visitor(), requestBody())
  const other = await findRequest(support, late.number)
  await query(
    "update data_requests.request set due_at = received_at - interval '1 day' where number = $1",
    [late.number],
  )
  expect(
    (await act(support, other.request, 'extension', { reason: 'Late.' })).body.error?.code,
  ).toBe('data_requests.too_late')
  // The next deadline is first, and marked.
  expect((await listRequests(support)).requests[0]).toMatchObject({
    number: late.number,
    overdue: true,
    due_soon: true,
  })
  expect((await support.send('GET', '/api/office/data-requests/count')).body).toMatchObject({
    waiting: expect.any(Number),
    due_soon: 1,
  })
})

test('OPS-10 a refusal has a reason, and names the right to complain to the authority, in the person’s language', async () => {
  const german = visitor()
  german.cookies.set('i18n_redirected', 'de')
  const sent = requestBody({ kind: 'erasure' })
  const receipt = await fileRequest(german, sent)
  const { request } = await findRequest(support, receipt.number)
  expect((await act(support, request, 'refusal', { statement: '' })).body.error).toMatchObject({
    code: 'data_requests.statement_empty',
    field: 'statement',
  })
  const statement = 'Die Adresse wurde nicht bestätigt.'
  for (let time = 0; time < 2; time++)
    expect((await act(support, request, 'refusal', { statement })).status).toBe(204)
  const [email] = await site.mails(sent.email)
  const text = JSON.stringify(email)
  expect(text).toContain(statement)
  expect(text).toContain('Datenschutzbehörde deines Landes')
  expect(await audit(request)).toMatchObject([
    {
      act: 'data_requests.refused',
      facts: { before: 'open', after: 'refused', reason: statement },
    },
  ])
  const token = await mailedToken(site, sent.email, '/data-requests/case')
  expect(await openCase(visitor(), token)).toMatchObject({
    answer: { outcome: 'refused', statement },
  })
  // The link on the screen doesn't show it: anyone can enter anyone's address.
  expect(await openCase(visitor(), receipt.token)).toMatchObject({
    full: false,
    answer: null,
    proven: null,
  })
})

test('OPS-10 an erasure takes a second person, and deletes the account as its owner could', async () => {
  const leaver = await someone(site, { email: 'leaver@r.example' })
  const receipt = await byPassword(leaver, 'erasure')
  const { request } = await findRequest(support, receipt.number)
  expect((await act(support, request, 'erasure', { reason: 'Asked for it.' })).status).toBe(204)
  expect((await act(lead, request, 'erasure', { reason: 'Me too.' })).body.error?.code).toBe(
    'data_requests.erasure_waiting',
  )
  expect(
    (await act(support, request, 'erasure/decision', { approved: true })).body.error?.code,
  ).toBe('staff.own_request')
  expect(await claim(lead, request)).toMatchObject({
    erasure: { by: 'Robin', own: false, reason: 'Asked for it.' },
  })
  expect((await act(lead, request, 'erasure/decision', { approved: true })).status).toBe(204)
  expect(
    await query('select status from accounts.account where id = $1', [leaver.account]),
  ).toEqual([{ status: 'deleted' }])
  expect((await leaver.browser.send('GET', '/api/user.php')).status).toBe(403)
  const subjects = (await site.mails('leaver@r.example')).map(({ subject }) => subject)
  expect(subjects).toContain(
    phrase('data_requests.mail.erased.subject', { number: receipt.number }),
  )
  // As after their own deletion, they can return for 14 days.
  expect(await mailedToken(site, 'leaver@r.example', '/reactivate')).not.toBe('')
  expect((await audit(request)).map(({ act: what, name }) => [what, name])).toEqual([
    ['data_requests.erasure_requested', 'Robin'],
    ['data_requests.opened', 'Helene'],
    ['data_requests.erasure_approved', 'Helene'],
  ])
  await site.server.infrastructure.clock.moveBy(15 * dayMs)
  await site.server.product.accounts.erase(site.server.infrastructure.clock.now())
  expect(await query('select id from accounts.account where id = $1', [leaver.account])).toEqual([])
  // The rest shows that it was answered, and no longer whose it was.
  expect(
    await query(
      'select account_id, filed_by, email, email_key, details, outcome, action from data_requests.request where number = $1',
      [receipt.number],
    ),
  ).toEqual([
    {
      account_id: null,
      filed_by: null,
      email: null,
      email_key: null,
      details: '',
      outcome: 'completed',
      action: 'erasure',
    },
  ])
})

test('OPS-10 a declined erasure leaves the account as it is, and the request open', async () => {
  const stayer = await someone(site)
  const receipt = await byPassword(stayer, 'erasure')
  const { request } = await findRequest(support, receipt.number)
  await act(support, request, 'erasure', { reason: 'Asked for it.' })
  expect((await act(lead, request, 'erasure/decision', { approved: false })).status).toBe(204)
  expect(
    await query('select status from accounts.account where id = $1', [stayer.account]),
  ).toEqual([{ status: 'active' }])
  expect((await findRequest(support, receipt.number)).outcome).toBeNull()
})

test('OPS-10 an objection is completed with an answer; access and erasure have their own ways', async () => {
  const one = await byPassword(vera, 'objection')
  const { request } = await findRequest(support, one.number)
  expect((await act(support, request, 'completion', { statement: 'We stopped it.' })).status).toBe(
    204,
  )
  expect(await openCase(visitor(), one.token)).toMatchObject({
    answer: { outcome: 'completed', action: 'other', statement: 'We stopped it.' },
  })
  const other = await byPassword(vera, 'access')
  const found = await findRequest(support, other.number)
  expect(
    (await act(support, found.request, 'completion', { statement: 'Nothing.' })).body.error?.code,
  ).toBe('data_requests.own_way')
  // Someone without an account is told so.
  const sent = requestBody()
  const stranger = await fileRequest(visitor(), sent)
  await prove(visitor(), await mailedToken(site, sent.email, '/data-requests/confirm'))
  const none = await findRequest(support, stranger.number)
  expect((await act(support, none.request, 'export')).body.error?.code).toBe(
    'data_requests.no_account',
  )
  expect(
    (await act(support, none.request, 'completion', { statement: 'We store nothing about you.' }))
      .status,
  ).toBe(204)
})
