import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from '#platform/server/postgres/sql.ts'
import { startSite, type TestSite } from '#app/testing/start-site.ts'
import { type Someone, signUpSomeone, someone } from '#features/members/accounts/testing/someone.ts'
import type { WebClient } from '#features/members/accounts/testing/web-client.ts'
import { officeClient } from '#features/members/staff/testing/office-client.ts'

let site: TestSite
let owner: WebClient
let support: WebClient
let moderator: WebClient
let vera: Someone
beforeAll(async () => {
  site = await startSite({}, { limits: 'count' })
  owner = await officeClient(site, 'owner')
  support = await officeClient(site, 'support')
  moderator = await officeClient(site, 'moderator')
  vera = await someone(site, { name: 'Vera van Dijk', email: 'vera@find.example' })
})
afterAll(() => site.close())

interface FoundPage {
  readonly members: { readonly name: string; readonly member: string }[]
  readonly next: string | null
}
const find = async (input: object, who: WebClient = support) => {
  const { status, body } = await who.send('POST', '/api/office/members/searches', input)
  expect(status).toBe(200)
  return body as unknown as FoundPage
}
const findNames = async (input: object) => (await find(input)).members.map(({ name }) => name)
const open = (who: WebClient, member: string, input: object = { reason: 'support' }) =>
  who.send('POST', `/api/office/members/${member}/access`, input)
const read = (who: WebClient, member: string) => who.send('GET', `/api/office/members/${member}`)
const database = () => site.server.infrastructure.database
const audit = (act: string, about: string | null = null) =>
  database().many<{ name: string; facts: Record<string, unknown>; about: string | null }>(
    sql`select name, facts, about from staff.audit where act = ${act} and (${about}::text is null or about = ${about}::text) order by id`,
  )

async function buy({ browser }: Pick<Someone, 'browser'>): Promise<string> {
  const { body } = await browser.send('POST', '/api/orders', {
    id: randomUUID(),
    bundle: 'p1',
    method: 'ideal',
    country: 'NL',
    consent: true,
  })
  return (body as unknown as { order: { id: string } }).order.id
}

test('OPS-06 a member is found by email, name, id and order, even by how they begin', async () => {
  const order = await buy(vera)
  for (const search of ['vera@find.example', 'VERA@find', 'vera van', vera.member, order])
    expect([search, await findNames({ search })]).toEqual([search, ['Vera van Dijk']])
  expect(await findNames({ search: 'find.example' })).toEqual([])
  // Wildcard characters have no special meaning here.
  expect(await findNames({ search: '%era' })).toEqual([])
  expect(await findNames({ search: 'v_ra' })).toEqual([])
})

test('OPS-06 a member is found by the complete confirmed phone number, of which only a hash is stored', async () => {
  const { blocks } = site.server.product
  await database().transaction((tx) =>
    blocks.confirmPhone(
      tx,
      { account: vera.account, pool: 1, phone: '+31612345678' },
      site.server.infrastructure.clock.now(),
    ),
  )
  expect(await findNames({ search: '+31 6 1234 5678' })).toEqual(['Vera van Dijk'])
  expect(await findNames({ search: '+31 6 1234 5679' })).toEqual([])
})

test('OPS-06 a search is recorded in the audit log without its text, and a single character finds no one', async () => {
  await find({ search: 'secret.name@find.example' })
  const entries = await audit('member_files.searched')
  expect(entries.at(-1)).toMatchObject({ name: 'support', facts: { by: 'email', found: 0 } })
  expect(JSON.stringify(entries)).not.toContain('secret.name')
  const { status, body } = await support.send('POST', '/api/office/members/searches', {
    search: 'v',
  })
  expect([status, body]).toMatchObject([
    422,
    { error: { code: 'member_files.search_too_short', field: 'search' } },
  ])
})

test('OPS-06 filters narrow the list down, and pages follow each other without gaps', async () => {
  const unconfirmed = await signUpSomeone(site, { name: 'Unconfirmed Una' })
  expect(await findNames({ status: 'not_confirmed' })).toEqual([unconfirmed.name])
  expect(await findNames({ confirmed: false, country: 'NL' })).toEqual([unconfirmed.name])
  expect(await findNames({ country: 'DE' })).toEqual([])
  expect(await findNames({ premium: true })).toEqual([])
  expect(await findNames({ until: '2001-01-01' })).toEqual([])
  expect(
    (
      await support.send('POST', '/api/office/members/searches', {
        since: '2026-02-02',
        until: '2026-02-01',
      })
    ).status,
  ).toBe(422)
  await database().pool.query(
    `insert into accounts.account (member_id, pool_id, site_id, kind, name, name_key, email, email_key, email_claimed_at, password_hash, status, locale, created_at, activated_at)
     select gen_random_uuid(), 1, 1, 'member', 'Many ' || n, 'many ' || n, 'm' || n || '@many.example', 'm' || n || '@many.example', $1, 'x', 'active', 'en', $1, $1
     from generate_series(1, 120) n`,
    [new Date('2020-01-01T00:00:00Z')],
  )
  const names: string[] = []
  let after: string | null = null
  do {
    const page: FoundPage = await find({ until: '2021-01-01', ...(after !== null && { after }) })
    names.push(...page.members.map(({ name }) => name))
    after = page.next
  } while (after !== null)
  expect([names.length, new Set(names).size]).toEqual([120, 120])
})

test('OPS-06 the downloaded list contains no formula, and only owners and leads may download it', async () => {
  await database().pool.query(
    "update accounts.account set email = '=cmd@many.example', email_key = '=cmd@many.example' where name = 'Many 1'",
  )
  const filters = { until: '2021-01-01', status: 'active' }
  const { status, body } = await owner.send('POST', '/api/office/members/exports', filters)
  expect(status).toBe(200)
  const { csv, members } = body as unknown as { csv: string; members: number }
  expect(members).toBe(120)
  expect(csv.split('\r\n')[0]).toContain('"member","name","email"')
  expect(csv).toContain('"\'=cmd@many.example"')
  expect((await audit('member_files.list_exported')).at(-1)).toMatchObject({
    name: 'owner',
    facts: { members: 120, searched: false },
  })
  for (const who of [support, moderator])
    expect((await who.send('POST', '/api/office/members/exports', filters)).status).toBe(404)
})

test('OPS-06 a file opens only for a stated reason, for eight hours, and every view is in the audit log', async () => {
  const before = await read(support, vera.member)
  expect([before.status, before.body]).toMatchObject([
    409,
    { error: { code: 'member_files.reason_needed' } },
  ])
  expect((await open(support, vera.member, { reason: 'other' })).status).toBe(422)
  for (let times = 0; times < 2; times++)
    expect(
      (await open(support, vera.member, { reason: 'payment', note: 'Asked by phone' })).status,
    ).toBe(204)
  expect(await audit('member_files.access_stated', vera.member)).toMatchObject([
    { name: 'support', facts: { reason: 'payment', note: 'Asked by phone' } },
  ])
  for (let times = 0; times < 2; times++)
    expect((await read(support, vera.member)).body).toMatchObject({
      name: 'Vera van Dijk',
      email: 'vera@find.example',
      status: 'active',
      access: { reason: 'payment' },
    })
  expect(await audit('member_files.file_viewed', vera.member)).toMatchObject([
    { facts: { reason: 'payment' } },
    { facts: { reason: 'payment' } },
  ])
  // One person's reason opens the file for no one else.
  expect((await read(moderator, vera.member)).status).toBe(409)
  const { clock } = site.server.infrastructure
  await clock.moveBy(8 * 3_600_000 + 1000)
  expect((await read(support, vera.member)).status).toBe(409)
})

test('OPS-06 each role sees its own parts of a file, and no role sees messages', async () => {
  const parts = async (who: WebClient) => {
    await open(who, vera.member)
    const { body, text } = await read(who, vera.member)
    expect(text).not.toContain('"messages"')
    const view = body as unknown as Record<string, unknown> & { sections: string[] }
    return view.sections.filter((section) => view[section] !== null)
  }
  expect(await parts(moderator)).toEqual([
    'profile',
    'photos',
    'reports',
    'decisions',
    'cases',
    'sessions',
    'notes',
    'approvals',
    'history',
  ])
  expect(await parts(support)).not.toContain('reports')
  const finance = await officeClient(site, 'finance')
  expect(await parts(finance)).toEqual(['orders', 'credits', 'notes', 'approvals', 'history'])
  const agent = await officeClient(site, 'agent')
  expect((await open(agent, vera.member)).status).toBe(404)
  expect((await read(agent, vera.member)).status).toBe(404)
})

test('OPS-06 the number of someone else’s case opens no file', async () => {
  const mark = await someone(site, { name: 'Mark' })
  const filed = await mark.browser.send('POST', `/api/members/${vera.member}/report`, {
    id: randomUUID(),
    reason: 'insult',
    details: 'Rude',
  })
  const { number } = filed.body as unknown as { number: string }
  const stranger = await someone(site, { name: 'Stranger' })
  const refused = await open(moderator, stranger.member, { reason: 'report', case: number })
  expect([refused.status, refused.body]).toMatchObject([
    422,
    { error: { code: 'member_files.case_unrelated', field: 'case' } },
  ])
  for (const member of [vera.member, mark.member])
    expect((await open(moderator, member, { reason: 'report', case: number })).status).toBe(204)
  const reportsOf = async (member: string) =>
    ((await read(moderator, member)).body as unknown as { reports: object[] }).reports
  expect(await reportsOf(vera.member)).toMatchObject([{ number, by_member: false, outcome: null }])
  expect(await reportsOf(mark.member)).toMatchObject([{ number, by_member: true }])
  // Nothing in one member's file says who the other is.
  expect((await read(moderator, vera.member)).text).not.toContain('Mark')
})

test('OPS-06 no one opens the file of their own account, however its address is spelled', async () => {
  const own = await someone(site, { name: 'Own', email: 'support+dating@office.example' })
  const refused = await open(support, own.member)
  expect([refused.status, refused.body]).toMatchObject([
    409,
    { error: { code: 'member_files.own_account' } },
  ])
  expect((await open(moderator, own.member)).status).toBe(204)
})

test('OPS-06 notes are stored once, can’t be changed, and are deleted with the member’s data', async () => {
  await open(support, vera.member)
  const note = { id: randomUUID(), text: 'Called about an invoice.' }
  for (let times = 0; times < 2; times++)
    expect(
      (await support.send('POST', `/api/office/members/${vera.member}/notes`, note)).status,
    ).toBe(204)
  const { body } = await read(support, vera.member)
  expect((body as unknown as { notes: object[] }).notes).toMatchObject([
    { by: 'support', text: 'Called about an invoice.' },
  ])
  await expect(
    database().pool.query("update member_files.note set text = 'Nothing'"),
  ).rejects.toThrow()
  const auditor = await officeClient(site, 'auditor')
  await open(auditor, vera.member)
  expect(
    (await auditor.send('POST', `/api/office/members/${vera.member}/notes`, note)).status,
  ).toBe(404)
})

test('OPS-06 staff can end a member’s sessions, and the audit log records it', async () => {
  const una = await someone(site, { name: 'Session Sue' })
  await open(support, una.member)
  const { body } = await read(support, una.member)
  const { sessions } = body as unknown as { sessions: { id: string }[] }
  expect(sessions).toHaveLength(1)
  const end = (session: string | null) =>
    support.send('POST', `/api/office/members/${una.member}/session-ends`, { session })
  expect((await end(randomUUID())).body).toEqual({ ended: 0 })
  expect((await end(sessions[0]?.id ?? '')).body).toEqual({ ended: 1 })
  expect((await end(null)).body).toEqual({ ended: 0 })
  expect((await una.browser.send('GET', '/api/account')).status).toBe(403)
  expect(await audit('member_files.sessions_ended', una.member)).toHaveLength(1)
})

test('OPS-06 the palette finds members, orders and cases, but only for roles that may see them', async () => {
  const jump = async (who: WebClient, search: string) => {
    const { body } = await who.send('POST', '/api/office/jumps', { search })
    return (body as unknown as { results: { kind: string; name: string }[] }).results
  }
  expect(await jump(support, 'vera van')).toMatchObject([
    { kind: 'member', name: 'Vera van Dijk', detail: 'vera@find.example' },
  ])
  const order = await buy(vera)
  expect((await jump(support, order)).map(({ kind }) => kind)).toEqual(['member', 'order'])
  expect((await jump(moderator, order)).map(({ kind }) => kind)).toEqual(['member'])
  const reporter = await someone(site, { name: 'Reporter' })
  const filed = await reporter.browser.send('POST', `/api/members/${vera.member}/report`, {
    id: randomUUID(),
    reason: 'insult',
  })
  const { number } = filed.body as unknown as { number: string }
  expect(await jump(moderator, number.toLowerCase())).toMatchObject([
    { kind: 'report', name: number },
  ])
  expect(await jump(support, number)).toEqual([])
})

test('OPS-06 an advertiser’s account and an unknown id get the same 404', async () => {
  for (const member of [randomUUID()]) {
    expect((await open(owner, member)).status).toBe(404)
    expect((await read(owner, member)).status).toBe(404)
  }
})
