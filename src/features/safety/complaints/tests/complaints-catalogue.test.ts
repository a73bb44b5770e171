import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mailedToken } from '#features/members/accounts/testing/someone.ts'
import type { WebClient } from '#features/members/accounts/testing/web-client.ts'
import {
  type PeopledSite,
  startPeopledSite,
} from '#features/members/profiles/testing/peopled-site.ts'
import { officeClient } from '#features/members/staff/testing/office-client.ts'
import { dayMs } from '#kernel/duration.ts'
import { phrase } from '#app/testing/phrase.ts'
import type { CaseView, ListedCase, OpenedCase, Receipt } from '../contract/complaints.ts'

let site: PeopledSite
let mara: WebClient
let helene: WebClient
beforeAll(async () => {
  site = await startPeopledSite()
  mara = await officeClient(site, 'moderator', 'Mara')
  helene = await officeClient(site, 'lead', 'Helene')
})
afterAll(() => site.close())

const complaint = (more: object = {}) => ({
  id: randomUUID(),
  about: 'profile',
  reference: '',
  details: 'This profile uses my photos.',
  email: `${randomUUID().slice(0, 8)}@visitor.example`,
  ...more,
})
const file = (browser: WebClient, body: object) => browser.send('POST', '/api/complaints', body)
const receive = async (browser: WebClient, body: object) =>
  (await file(browser, body)).body as unknown as Receipt
const open = async (token: string) =>
  (await site.visitor().send('POST', '/api/complaints/case', { token })).body as unknown as CaseView
const decide = (browser: WebClient, number: string, outcome: string, statement = 'Checked.') =>
  browser.send('PUT', `/api/office/complaints/${number}/decision`, { outcome, statement })

test.each(['profile', 'message', 'photo', 'payment', 'decision', 'other'])(
  'NAV-10 a visitor files a complaint about a %s and gets a receipt with a number on the screen and by email',
  async (about) => {
    const sent = complaint({ about, email: `${about}@visitor.example` })
    const receipt = await receive(site.visitor(), sent)
    expect(receipt).toMatchObject({
      number: expect.stringMatching(/^C-\w{4}-\w{4}$/),
    })
    expect(Date.parse(receipt.due_at) - Date.parse(receipt.at)).toBe(7 * dayMs)
    const [email] = await site.mails(sent.email)
    expect(email?.subject).toBe(
      phrase('complaints.mail.received.subject', { number: receipt.number }),
    )
    const token = await mailedToken(site, sent.email, '/complaints/case')
    expect(await open(token)).toMatchObject({
      number: receipt.number,
      kind: 'complaint',
      about,
      due_at: receipt.due_at,
      decision: null,
    })
  },
)

test('NAV-10 a member files a complaint with their own address, and finds it in their list', async () => {
  const vera = await site.addPerson({ name: 'Vera', email: 'vera@c.example', locale: 'de' })
  const receipt = await receive(vera.browser, complaint({ email: 'not-asked@c.example' }))
  expect(await site.mails('not-asked@c.example')).toEqual([])
  expect(await site.mails('vera@c.example')).toHaveLength(1)
  const { cases } = (await vera.browser.send('GET', '/api/complaints')).body as unknown as {
    cases: { number: string; token: string }[]
  }
  expect(cases).toMatchObject([{ number: receipt.number, kind: 'complaint', open: true }])
  expect(await open(cases[0]?.token ?? '')).toMatchObject({
    details: 'This profile uses my photos.',
  })
})

test('NAV-10 a repeated request returns the same receipt and sends one email', async () => {
  const sent = complaint()
  const browser = site.visitor()
  const [first, second] = await Promise.all([receive(browser, sent), receive(browser, sent)])
  const third = await receive(browser, sent)
  expect([second.number, third.number]).toEqual([first.number, first.number])
  expect(await site.mails(sent.email)).toHaveLength(1)
})

test('NAV-10 an empty text and an invalid address are refused with the field', async () => {
  const browser = site.visitor()
  expect((await file(browser, complaint({ details: ' ' }))).body).toMatchObject({
    error: { code: 'complaints.details_required', field: 'details' },
  })
  for (const email of ['', 'nobody', 'a@b'])
    expect((await file(browser, complaint({ email }))).body).toMatchObject({
      error: { code: 'complaints.email_required', field: 'email' },
    })
})

test('NAV-10 the form is served at its path, filled in with the subject of the complaint', async () => {
  const get = (path: string) =>
    fetch(`${site.url}${path}`, {
      headers: { accept: 'text/html', cookie: 'i18n_redirected=en' },
    })
  const html = await (await get('/complaints?about=payment&reference=order%207')).text()
  expect(html).toContain(phrase('complaints.title'))
  expect(html).toMatch(/<option value="payment" selected/)
  expect(html).toContain('value="order 7"')
  for (const path of ['/complaints/case', '/support']) expect((await get(path)).status).toBe(200)
})

test('OPS-02 staff see complaints with age and deadline, claim one, and decide it with a reason that is emailed', async () => {
  const sent = complaint({ about: 'payment', email: 'pay@visitor.example' })
  const { number, token, due_at: dueAt } = await receive(site.visitor(), sent)
  const list = async (browser: WebClient) =>
    (
      (await browser.send('GET', '/api/office/complaints')).body as unknown as {
        cases: ListedCase[]
      }
    ).cases
  expect((await list(mara)).find((one) => one.number === number)).toMatchObject({
    kind: 'complaint',
    about: 'payment',
    due_at: dueAt,
    overdue: false,
    own: false,
    claimed_by: null,
  })
  const opened = (await mara.send('POST', `/api/office/complaints/${number}/claim`)).body
  expect(opened as unknown as OpenedCase).toMatchObject({
    from: null,
    details: 'This profile uses my photos.',
  })
  expect((await list(helene)).find((one) => one.number === number)?.claimed_by).toBe('Mara')
  expect((await decide(helene, number, 'rejected')).body).toMatchObject({
    error: { code: 'complaints.claimed' },
  })
  expect((await decide(mara, number, 'upheld', '  ')).body).toMatchObject({
    error: { code: 'complaints.statement_empty', field: 'statement' },
  })
  const first = await decide(mara, number, 'upheld', 'You were charged twice.')
  expect([
    first.status,
    (await decide(mara, number, 'upheld', 'You were charged twice.')).status,
  ]).toEqual([204, 204])
  expect((await decide(helene, number, 'rejected')).body).toMatchObject({
    error: { code: 'complaints.decided' },
  })
  const mail = JSON.stringify(await site.mails(sent.email))
  expect(mail).toContain('You were charged twice.')
  expect(await open(token)).toMatchObject({
    decision: { outcome: 'upheld', statement: 'You were charged twice.', may_appeal: true },
  })
  expect(
    await site.query(
      `select act, name, facts from staff.audit where about in ($1, (select public_id::text from complaints.complaint where number = $1)) order by id`,
      [number],
    ),
  ).toMatchObject([
    { act: 'complaints.opened', name: 'Mara' },
    { act: 'complaints.decided', name: 'Mara', facts: { outcome: 'upheld', about: 'payment' } },
  ])
  for (const role of ['agent', 'support', 'finance', 'auditor'] as const) {
    const other = await officeClient(site, role)
    expect((await other.send('GET', '/api/office/complaints')).status).toBe(404)
  }
})

test('OPS-02 a complaint past its deadline is marked as overdue, and the page of its owner says so', async () => {
  const { number } = await receive(site.visitor(), complaint())
  await site.query(
    "update complaints.complaint set due_at = received_at - interval '1 hour' where number = $1",
    [number],
  )
  const { cases } = (await mara.send('GET', '/api/office/complaints')).body as unknown as {
    cases: ListedCase[]
  }
  expect(cases[0]).toMatchObject({ number, overdue: true })
})

test('OPS-02 a complaint that names a member opens a report about them, once', async () => {
  const mark = await site.addPerson({ name: 'Mark' })
  const reference = `https://minuet.example/members/${mark.member}`
  const { number } = await receive(site.visitor(), complaint({ reference }))
  const opened = (await mara.send('POST', `/api/office/complaints/${number}/claim`)).body
  expect(opened).toMatchObject({ member: { name: 'Mark', reachable: true }, report_opened: false })
  for (let time = 0; time < 2; time++)
    expect(
      (await mara.send('PUT', `/api/office/complaints/${number}/report`, { reason: 'fake' }))
        .status,
    ).toBe(204)
  expect(
    await site.query('select reason, details from reports.report where reported_id = $1', [
      mark.account,
    ]),
  ).toEqual([{ reason: 'fake', details: 'This profile uses my photos.' }])
})

test('NAV-10 a question to support gets a number by email, lands in the inbox, and is answered by email', async () => {
  const robin = await officeClient(site, 'support', 'Robin')
  const email = 'ask@visitor.example'
  const asked = { id: randomUUID(), details: 'How do I change my name?', email }
  const { number, token } = (await site.visitor().send('POST', '/api/support', asked))
    .body as unknown as Receipt
  expect((await site.mails(email))[0]?.subject).toBe(
    phrase('complaints.mail.support_received.subject', { number }),
  )
  const inbox = (await robin.send('GET', '/api/office/support')).body as unknown as {
    waiting: number
    requests: object[]
  }
  expect(inbox).toMatchObject({ waiting: 1, requests: [{ number, email, answers: [] }] })
  const answer = (browser: WebClient, id: string, seen: number, text = 'In your profile.') =>
    browser.send('PUT', `/api/office/support/${number}/answers/${id}`, { text, seen })
  const id = randomUUID()
  expect([(await answer(robin, id, 0)).status, (await answer(robin, id, 0)).status]).toEqual([
    204, 204,
  ])
  expect((await answer(helene, randomUUID(), 0)).body).toMatchObject({
    error: { code: 'complaints.answered' },
  })
  expect((await answer(robin, randomUUID(), 1, ' ')).body).toMatchObject({
    error: { code: 'complaints.answer_empty', field: 'text' },
  })
  const mails = await site.mails(email)
  expect(mails).toHaveLength(2)
  expect(JSON.stringify(mails)).toContain('In your profile.')
  expect(await open(token)).toMatchObject({
    kind: 'support',
    answers: [{ text: 'In your profile.' }],
  })
  expect((await mara.send('GET', '/api/office/support')).status).toBe(404)
})
