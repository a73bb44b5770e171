import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from '#platform/server/postgres/sql.ts'
import { startSite, type TestSite } from '#app/testing/start-site.ts'
import { mailedToken, type Someone, someone } from '#features/members/accounts/testing/someone.ts'
import { type WebClient, webClient } from '#features/members/accounts/testing/web-client.ts'
import { officeClient } from '#features/members/staff/testing/office-client.ts'

/** The case of a decision, as its owner reads it. */
interface CaseView {
  readonly decision: { readonly at: string; readonly ends_at: string } | null
  readonly appeal: { readonly number: string } | null
}

let site: TestSite
let mara: WebClient
let mila: WebClient
beforeAll(async () => {
  site = await startSite({}, { limits: 'count' })
  mara = await officeClient(site, 'moderator', 'Mara')
  mila = await officeClient(site, 'moderator', 'Mila')
})
afterAll(() => site.close())

const openFile = (who: WebClient, member: string) =>
  who.send('POST', `/api/office/members/${member}/access`, { reason: 'report' })
const act = (who: WebClient, member: string, input: object, id: string = randomUUID()) =>
  who.send('PUT', `/api/office/members/${member}/decisions/${id}`, {
    reason: 'insult',
    statement: 'Called three people names.',
    ...input,
  })
const codeOf = ({ body }: { body: unknown }) =>
  (body as { error?: { code: string } } | null)?.error?.code
const logIn = ({ email, password }: Pick<Someone, 'email' | 'password'>) =>
  webClient(site).send('POST', '/api/user.php', { login: email, password })
const statusOf = async (who: WebClient, member: string) => {
  const { body } = await who.send('POST', '/api/office/members/searches', { search: member })
  return (body as unknown as { members: { status: string }[] }).members[0]?.status
}
const audit = (name: string) =>
  site.server.infrastructure.database.many<{ name: string; facts: Record<string, unknown> }>(
    sql`select name, facts from staff.audit where act = ${name} order by id`,
  )

test('OPS-06 a suspension hides a member, logs them out, says until when, and ends automatically', async () => {
  const lou = await someone(site, { name: 'Lou' })
  const eva = await someone(site, { name: 'Eva' })
  expect(codeOf(await act(mara, lou.member, { outcome: 'suspension', days: 3 }))).toBe(
    'reports.file_not_open',
  )
  await openFile(mara, lou.member)
  const id = randomUUID()
  for (let times = 0; times < 2; times++) {
    const { status, body } = await act(mara, lou.member, { outcome: 'suspension', days: 3 }, id)
    expect([status, body]).toMatchObject([200, { proposed: false }])
  }
  // The same id can't be used for another decision.
  expect(codeOf(await act(mara, lou.member, { outcome: 'warning' }, id))).toBe('reports.decided')
  expect(await statusOf(mara, lou.member)).toBe('suspended')
  expect((await lou.browser.send('GET', '/api/account')).status).toBe(403)
  expect((await eva.browser.send('GET', `/api/members/${lou.member}`)).status).toBe(404)
  const refused = await logIn(lou)
  expect(codeOf(refused)).toBe('accounts.suspended')
  const emails = await site.mails(lou.email)
  expect(JSON.stringify(emails)).toContain('Called three people names.')
  expect(await audit('reports.decided')).toMatchObject([
    { name: 'Mara', facts: { outcome: 'suspension', reason: 'insult', member: lou.member } },
  ])
  const { clock } = site.server.infrastructure
  await clock.moveBy(3 * 86_400_000 + 60_000)
  await site.server.product.accounts.suspensions.endDue(clock.now())
  expect(await statusOf(mara, lou.member)).toBe('active')
  expect((await logIn(lou)).status).toBe(200)
})

test('OPS-06 a suspension ends early with a reason, and an appeal decided by another person restores the account', async () => {
  const [ada, bea] = [await someone(site, { name: 'Ada' }), await someone(site, { name: 'Bea' })]
  for (const { member } of [ada, bea]) {
    await openFile(mara, member)
    await act(mara, member, { outcome: 'suspension', days: 30 })
  }
  const end = (reason: string) =>
    mara.send('PUT', `/api/office/members/${ada.member}/suspension/end`, { reason })
  expect(codeOf(await end('  '))).toBe('reports.reason_empty')
  for (let times = 0; times < 2; times++) expect((await end('A mix-up')).status).toBe(204)
  expect(await audit('reports.suspension_ended')).toHaveLength(1)
  expect(await statusOf(mara, ada.member)).toBe('active')

  const token = await mailedToken(site, bea.email, '/complaints/case')
  const filed = await webClient(site).send('POST', '/api/complaints/case/appeal', {
    token,
    id: randomUUID(),
    details: 'That was someone else.',
  })
  expect(filed.status).toBe(200)
  const { appeal, decision } = filed.body as unknown as CaseView
  // The page shows the reason, and until when the account is suspended.
  expect(decision).toMatchObject({
    outcome: 'suspension',
    statement: 'Called three people names.',
  })
  const lastingMs = Date.parse(decision?.ends_at ?? '') - Date.parse(decision?.at ?? '')
  expect(Math.round(lastingMs / 86_400_000)).toBe(30)
  const decide = (who: WebClient) =>
    who.send('PUT', `/api/office/appeals/${appeal?.number}/decision`, {
      outcome: 'upheld',
      statement: 'It was someone else.',
    })
  expect(codeOf(await decide(mara))).toBe('complaints.own_decision')
  expect(await statusOf(mara, bea.member)).toBe('suspended')
  expect((await decide(mila)).status).toBe(204)
  expect(await statusOf(mara, bea.member)).toBe('active')
  expect((await logIn(bea)).status).toBe(200)
})

test('OPS-06 an upheld appeal gives a suspended member back everything: conversations, credits and their place in search', async () => {
  const [kim, pat] = [await someone(site, { name: 'Kim' }), await someone(site, { name: 'Pat' })]
  await site.server.infrastructure.database.pool.query(
    "select * from credits.public_grant($1, 40, 'gift', 'bonus', null, null, null, $2, 1)",
    [kim.account, site.server.infrastructure.clock.now()],
  )
  const sent = await kim.browser.send('POST', `/api/members/${pat.member}/messages`, {
    id: randomUUID(),
    text: 'Hello Pat',
  })
  const { conversation } = sent.body as unknown as { conversation: { id: string } }
  const before = await site.server.product.credits.getWallet(kim.account)
  await openFile(mara, kim.member)
  await act(mara, kim.member, { outcome: 'suspension', days: 90 })
  expect((await pat.browser.send('GET', `/api/members/${kim.member}`)).status).toBe(404)
  const token = await mailedToken(site, kim.email, '/complaints/case')
  const filed = await webClient(site).send('POST', '/api/complaints/case/appeal', {
    token,
    id: randomUUID(),
    details: 'I was quoting a book.',
  })
  const number = (filed.body as unknown as CaseView).appeal?.number
  const upheld = { outcome: 'upheld', statement: 'You were quoting.' }
  for (let times = 0; times < 2; times++)
    expect((await mila.send('PUT', `/api/office/appeals/${number}/decision`, upheld)).status).toBe(
      204,
    )
  const back = webClient(site)
  await back.send('POST', '/api/user.php', { login: kim.email, password: kim.password })
  const read = await back.send('GET', `/api/conversations/${conversation.id}`)
  expect([read.status, read.text.includes('Hello Pat')]).toEqual([200, true])
  expect(await site.server.product.credits.getWallet(kim.account)).toEqual(before)
  expect((await pat.browser.send('GET', `/api/members/${kim.member}`)).status).toBe(200)
  expect((await pat.browser.send('GET', `/api/conversations/${conversation.id}`)).status).toBe(200)
  // It is over: the job that ends suspensions finds nothing, and no later date closes the account.
  const { clock } = site.server.infrastructure
  await site.server.product.accounts.suspensions.endDue(
    new Date(clock.now().getTime() + 91 * 86_400_000),
  )
  expect(await statusOf(mara, kim.member)).toBe('active')
})

test('OPS-06 a ban of someone with bought credits left is only proposed, and not decided by the one who proposed it', async () => {
  const rich = await someone(site, { name: 'Rich' })
  await site.server.infrastructure.database.pool.query(
    "select * from credits.public_grant($1, 60, $2, 'bought', 2499, 'EUR', $2, $3, 1)",
    [rich.account, `order:${randomUUID()}`, site.server.infrastructure.clock.now()],
  )
  await openFile(mara, rich.member)
  const { body } = await act(mara, rich.member, { outcome: 'ban', for_deceiving: false })
  const { number, proposed } = body as unknown as { number: string; proposed: boolean }
  expect(proposed).toBe(true)
  expect(await statusOf(mara, rich.member)).toBe('active')
  const decide = (who: WebClient) =>
    who.send('PUT', `/api/office/reports/${number}/decision`, {
      outcome: 'ban',
      statement: 'Called three people names.',
      for_deceiving: false,
    })
  expect(codeOf(await decide(mara))).toBe('reports.own_decision')
  expect(await statusOf(mara, rich.member)).toBe('active')
  expect((await decide(mila)).status).toBe(200)
  expect(await statusOf(mara, rich.member)).toBe('banned')
})

test('OPS-06 a ban closes the account, even a suspended one, and two people can reopen it with everything it had', async () => {
  const sam = await someone(site, { name: 'Sam' })
  await openFile(mara, sam.member)
  await act(mara, sam.member, { outcome: 'suspension', days: 1 })
  const { body } = await act(mara, sam.member, { outcome: 'ban', for_deceiving: false })
  const { number } = body as unknown as { number: string }
  expect(await statusOf(mara, sam.member)).toBe('banned')
  const { clock } = site.server.infrastructure
  await clock.moveBy(2 * 86_400_000)
  await site.server.product.accounts.suspensions.endDue(clock.now())
  expect(await statusOf(mara, sam.member)).toBe('banned')
  await mara.send('PUT', `/api/office/reports/${number}/reinstatement`, { reason: 'A mix-up' })
  const approve = (who: WebClient) =>
    who.send('PUT', `/api/office/reports/${number}/requests/reinstatement/decision`, {
      approved: true,
    })
  expect((await approve(mara)).status).toBe(409)
  expect((await approve(mila)).status).toBe(200)
  expect(await statusOf(mara, sam.member)).toBe('active')
  expect((await logIn(sam)).status).toBe(200)
})

test('OPS-06 no one decides about their own account or a colleague’s, and no other role decides at all', async () => {
  const colleague = await someone(site, { name: 'Colleague', email: 'mila+me@office.example' })
  await openFile(mara, colleague.member)
  for (const input of [
    { outcome: 'warning' },
    { outcome: 'suspension', days: 1 },
    { outcome: 'ban', for_deceiving: true },
  ])
    expect(codeOf(await act(mara, colleague.member, input))).toBe('reports.staff_account')
  expect(codeOf(await act(mila, colleague.member, { outcome: 'warning' }))).toBe(
    'reports.file_not_open',
  )
  const victim = await someone(site, { name: 'Victim' })
  for (const role of ['owner', 'support', 'finance', 'agent', 'auditor'] as const) {
    const who = await officeClient(site, role)
    await openFile(who, victim.member)
    expect([role, (await act(who, victim.member, { outcome: 'warning' })).status]).toEqual([
      role,
      404,
    ])
  }
  expect(await statusOf(mara, victim.member)).toBe('active')
})

test('OPS-06 the reason is drafted in the member’s language', async () => {
  const { body } = await mara.send('GET', '/api/office/statement-templates/pl')
  expect((body as unknown as { templates: { insult: string } }).templates.insult).toContain(
    'obelgi',
  )
})
