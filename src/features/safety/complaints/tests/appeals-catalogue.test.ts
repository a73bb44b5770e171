import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mailedToken } from '#features/members/accounts/testing/someone.ts'
import type { WebClient } from '#features/members/accounts/testing/web-client.ts'
import {
  type PeopledSite,
  startPeopledSite,
  type TestPerson,
} from '#features/members/profiles/testing/peopled-site.ts'
import { officeClient } from '#features/members/staff/testing/office-client.ts'
import { dayMs } from '#kernel/duration.ts'
import { phrase } from '#app/testing/phrase.ts'
import type { CaseView, OpenedCase } from '../contract/complaints.ts'

let site: PeopledSite
let mara: WebClient
let helene: WebClient
beforeAll(async () => {
  site = await startPeopledSite()
  mara = await officeClient(site, 'moderator', 'Mara')
  helene = await officeClient(site, 'lead', 'Helene')
})
afterAll(() => site.close())

const write = (from: TestPerson, to: TestPerson) =>
  from.browser.send('POST', `/api/members/${to.member}/messages`, {
    id: randomUUID(),
    text: 'Send me money',
  })
const report = async (from: TestPerson, about: TestPerson) =>
  (
    (
      await from.browser.send('POST', `/api/members/${about.member}/report`, {
        id: randomUUID(),
        reason: 'insult',
      })
    ).body as unknown as { number: string }
  ).number
const decideReport = (browser: WebClient, number: string, outcome: string) =>
  browser.send('PUT', `/api/office/reports/${number}/decision`, {
    outcome,
    statement: 'Insulted others, which rule 2 forbids.',
    ...(outcome === 'ban' && { for_deceiving: false }),
  })
const open = (token: string) => site.visitor().send('POST', '/api/complaints/case', { token })
const view = async (token: string) => (await open(token)).body as unknown as CaseView
const appeal = (token: string, id: string = randomUUID()) =>
  site.visitor().send('POST', '/api/complaints/case/appeal', {
    token,
    id,
    details: 'It was a joke between friends.',
  })
const decideAppeal = (browser: WebClient, number: string, outcome: string) =>
  browser.send('PUT', `/api/office/appeals/${number}/decision`, {
    outcome,
    statement: 'We read the whole conversation.',
  })
const status = async (who: TestPerson) =>
  (await site.query('select status from accounts.account where id = $1', [who.account]))[0]?.[
    'status'
  ]
const emails = async (to: string) => JSON.stringify(await site.mails(to))

/** Reports and decides; returns both members with the address of the accused, and the report. */
async function decided(name: string, outcome: string, locale: 'en' | 'de' = 'en') {
  const reporter = await site.addPerson({ name: `${name} R`, email: `${name}.r@a.example` })
  const email = `${name}.a@a.example`
  const accused = await site.addPerson({ name: `${name} A`, email, locale })
  await write(accused, reporter)
  const number = await report(reporter, accused)
  expect((await decideReport(mara, number, outcome)).status).toBe(200)
  return { reporter, accused, email, number, reporterEmail: `${name}.r@a.example` }
}

test('NAV-10 BEY-15 OPS-02 a banned member reads the statement of reasons logged out and appeals; another person decides, and the ban is lifted', async () => {
  const { accused, email, number: reported } = await decided('Ban', 'ban', 'de')
  expect(await status(accused)).toBe('disabled')
  expect(await emails(email)).toContain(phrase('reports.mail.appeal', { locale: 'de' }))
  const token = await mailedToken(site, email, '/complaints/case')
  expect(await view(token)).toMatchObject({
    kind: 'decision',
    decision: {
      source: 'report',
      side: 'affected',
      outcome: 'ban',
      rule: 'insult',
      origin: 'notice',
      statement: 'Insulted others, which rule 2 forbids.',
      may_appeal: true,
    },
    appeal: null,
  })
  const id = randomUUID()
  const filed = (await appeal(token, id)).body as unknown as CaseView
  const number = filed.appeal?.number ?? ''
  expect(number).toMatch(/^A-/)
  expect(Date.parse(filed.appeal?.due_at ?? '') - Date.parse(filed.appeal?.at ?? '')).toBe(
    14 * dayMs,
  )
  expect((await appeal(token, id)).text).toBe(JSON.stringify(filed))
  expect((await appeal(token)).body).toMatchObject({ error: { code: 'complaints.appealed' } })
  expect(await emails(email)).toContain(
    phrase('complaints.mail.appeal_received.subject', { locale: 'de', number }),
  )
  const opened = async (browser: WebClient) => {
    const reply = await browser.send('POST', `/api/office/complaints/${number}/claim`)
    await browser.send('DELETE', `/api/office/complaints/${number}/claim`)
    return reply.body as unknown as OpenedCase
  }
  expect(await opened(mara)).toMatchObject({ own: true, details: 'It was a joke between friends.' })
  expect(await opened(helene)).toMatchObject({
    own: false,
    first_decision: { outcome: 'ban', by: 'Mara', subject: reported },
  })
  expect((await decideAppeal(mara, number, 'rejected')).body).toMatchObject({
    error: { code: 'complaints.own_decision' },
  })
  expect((await decideAppeal(helene, number, 'upheld')).status).toBe(204)
  expect(await status(accused)).toBe('active')
  expect((await view(token)).appeal).toMatchObject({
    decision: { outcome: 'upheld', statement: 'We read the whole conversation.', restored: true },
  })
  expect(await emails(email)).toContain('We read the whole conversation.')
  expect(
    await site.query('select act, name from staff.audit where about = $1 and act like $2', [
      number,
      '%decided',
    ]),
  ).toEqual([{ act: 'complaints.appeal_decided', name: 'Helene' }])
})

test('BEY-15 a rejected appeal leaves the decision in place, and the reason is emailed', async () => {
  const { accused, email } = await decided('Stay', 'ban')
  const token = await mailedToken(site, email, '/complaints/case')
  const { appeal: filed } = (await appeal(token)).body as unknown as CaseView
  expect((await decideAppeal(helene, filed?.number ?? '', 'rejected')).status).toBe(204)
  expect(await status(accused)).toBe('disabled')
  expect(await emails(email)).toContain(
    phrase('complaints.mail.appeal_decided.subject', { number: filed?.number ?? '' }),
  )
})

test('BEY-15 a paused account is reopened after a successful appeal', async () => {
  const { accused, email } = await decided('Pause', 'pause')
  expect(await status(accused)).toBe('disabled')
  const token = await mailedToken(site, email, '/complaints/case')
  const { appeal: filed } = (await appeal(token)).body as unknown as CaseView
  await decideAppeal(helene, filed?.number ?? '', 'upheld')
  expect(await status(accused)).toBe('active')
})

test('BEY-15 the member who reported appeals “no action”; the report is reopened for someone other than the first decider', async () => {
  const { accused, email, reporterEmail } = await decided('None', 'nothing')
  expect(await site.mails(email)).toEqual([])
  const token = await mailedToken(site, reporterEmail, '/complaints/case')
  expect(await view(token)).toMatchObject({ decision: { side: 'notifier', outcome: 'nothing' } })
  const { appeal: filed } = (await appeal(token)).body as unknown as CaseView
  expect((await decideAppeal(helene, filed?.number ?? '', 'upheld')).status).toBe(204)
  const [reopened] = await site.query(
    'select r.number, (select count(*)::int from reports.evidence e where e.report_id = r.id) as evidence from reports.report r where reported_id = $1 and staff_id is not null',
    [accused.account],
  )
  expect(reopened).toMatchObject({ evidence: 2 })
  const number = String(reopened?.['number'])
  expect((await mara.send('GET', `/api/office/reports/${number}`)).body).toMatchObject({
    own: true,
  })
  expect((await decideReport(mara, number, 'nothing')).body).toMatchObject({
    error: { code: 'reports.own_decision' },
  })
  expect((await decideReport(helene, number, 'warning')).status).toBe(200)
})

test('NAV-10 BEY-15 a decision on a complaint is appealed once, within six months', async () => {
  const send = async () => {
    const email = `${randomUUID().slice(0, 8)}@a.example`
    const { number, token } = (
      await site.visitor().send('POST', '/api/complaints', {
        id: randomUUID(),
        about: 'other',
        details: 'I was treated badly.',
        email,
      })
    ).body as unknown as { number: string; token: string }
    const decision = { outcome: 'rejected', statement: 'We saw no reason.' }
    await mara.send('PUT', `/api/office/complaints/${number}/decision`, decision)
    return { number, token }
  }
  const [inTime, late] = [await send(), await send()]
  await site.query(
    "update complaints.statement set decided_at = decided_at - interval '184 days' where subject = $1",
    [late.number],
  )
  expect((await appeal(late.token)).body).toMatchObject({ error: { code: 'complaints.too_late' } })
  const { appeal: filed } = (await appeal(inTime.token)).body as unknown as CaseView
  expect((await decideAppeal(mara, filed?.number ?? '', 'upheld')).body).toMatchObject({
    error: { code: 'complaints.own_decision' },
  })
  expect((await decideAppeal(helene, filed?.number ?? '', 'upheld')).status).toBe(204)
  expect((await view(inTime.token)).appeal?.decision).toMatchObject({
    outcome: 'upheld',
    restored: null,
  })
})

test('BEY-15 every decision against a member has exactly one statement of reasons, in its transaction', async () => {
  for (const outcome of ['warning', 'pause', 'ban']) await decided(`One${outcome}`, outcome)
  const rows = await site.query(`
    select r.number, (select count(*)::int from complaints.statement s where s.subject = r.number and s.side = 'affected') as statements
    from reports.report r join reports.decision d on d.report_id = r.id where d.outcome <> 'nothing'`)
  expect(rows.length).toBeGreaterThan(2)
  expect(rows.filter(({ statements }) => statements !== 1)).toEqual([])
})

test('BEY-15 Premium buys no leniency: equal cases have the same place, deadline, view and outcome', async () => {
  const pair = [await decided('Free', 'ban'), await decided('Paying', 'ban')]
  const [, paying] = pair
  const at = site.server.infrastructure.clock.now()
  await site.query(
    "select * from credits.public_grant($1, 500, 'order', 'bought', 999, 'EUR', null, $2, 1)",
    [paying?.accused.account, at],
  )
  const seen: object[] = []
  for (const { email, accused } of pair) {
    const token = await mailedToken(site, email, '/complaints/case')
    const { appeal: filed } = (await appeal(token)).body as unknown as CaseView
    const number = filed?.number ?? ''
    const opened = (await helene.send('POST', `/api/office/complaints/${number}/claim`))
      .body as unknown as OpenedCase
    const { from: _, number: __, first_decision: first, at, due_at: due, ...rest } = opened
    const waited = Date.parse(due) - Date.parse(at)
    await decideAppeal(helene, number, 'rejected')
    seen.push({ rest, waited, outcome: first?.outcome, status: await status(accused) })
  }
  expect(seen[1]).toEqual(seen[0])
})
