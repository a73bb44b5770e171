import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startSite, type TestSite } from '#app/testing/start-site.ts'
import type { Contract } from '#kernel/endpoint.ts'
import { contract } from '#app/contract.ts'
import { exportMember } from '#app/testing/export-member.ts'
import {
  createMemberFactory,
  type FactoryMember,
} from '#features/members/accounts/testing/member-factory.ts'
import {
  type Reply,
  type WebClient,
  webClient,
} from '#features/members/accounts/testing/web-client.ts'
import { officeClient } from '#features/members/staff/testing/office-client.ts'
import { sql } from '#platform/server/postgres/sql.ts'
import { createVersion, openPage } from '../testing/pages.ts'

let site: TestSite
let helene: WebClient
let jonas: FactoryMember
let isabel: FactoryMember
/** The start of the version that asks for acceptance. */
let since: string
beforeAll(async () => {
  site = await startSite({}, { cast: false })
  helene = await officeClient(site, 'lead', 'Helene')
  const create = await createMemberFactory(site)
  jonas = await create({ name: 'Jonas' })
  isabel = await create({ name: 'Isabel' })
  await jonas.logIn()
  since = await publish()
})
afterAll(() => site.close())

const database = () => site.server.infrastructure.database
const accept = (time: string, by = jonas.browser) =>
  by.send('PUT', '/api/account/terms', { since: time })
async function readDue(by = jonas.browser): Promise<string | undefined> {
  const { body } = await by.send('GET', '/api/user.php')
  return (body as unknown as { user: { accept_terms_since?: string } }).user.accept_terms_since
}
/** An ordinary change of the member's profile. */
const writeProfile = (by = jonas.browser) =>
  by.send('PUT', '/api/profile/about', { signup_message: 'Hello', about: 'I dance.' })
const codeOf = ({ body }: Reply) => body?.error?.code

/** Publishes another version of the English terms that asks for acceptance. */
async function publish(change: object = {}): Promise<string> {
  const { newest, current } = await openPage(helene, {
    on: 1,
    page: 'pages/terms',
    language: 'en',
  })
  const text = { title: current?.title ?? '', body: `${current?.body}\n\nMore.` }
  const version = createVersion({ newest, text, accept_again: true, ...change })
  const answer = await helene.send('POST', '/api/office/pages/versions', version)
  expect(answer.status).toBe(204)
  const row = await database().one<{ starts_at: Date }>(
    sql`select starts_at from content_pages.version where id = ${version.id}`,
  )
  // Servers notice a published version within five seconds.
  site.server.infrastructure.clock.moveBy(5_000)
  return row.starts_at.toISOString()
}

const listAcceptances = () =>
  database().many<{ covers_until: Date }>(
    sql`select covers_until from accounts.terms_acceptance where account_id = ${jonas.account} order by id`,
  )

test('SITE-07 before accepting new terms, a member can’t write, buy or change anything but what their rights need', async () => {
  const refused = [
    await writeProfile(),
    await jonas.browser.send('POST', `/api/members/${isabel.member}/messages`, {
      id: randomUUID(),
      text: 'Hello',
    }),
    await jonas.browser.send('POST', `/api/members/${isabel.member}/like`, {}),
    await jonas.browser.send('POST', '/api/orders', {}),
  ]
  for (const answer of refused) {
    expect([answer.status, codeOf(answer)]).toEqual([403, 'terms_not_accepted'])
    expect(answer.text).toContain('Nothing was changed, sent or charged.')
  }
  const upload = await fetch(`${site.url}/api/profile/photos?id=${randomUUID()}`, {
    method: 'POST',
    headers: {
      origin: site.url,
      cookie: [...jonas.browser.cookies].map((pair) => pair.join('=')).join('; '),
      'content-type': 'image/png',
    },
    body: new Uint8Array(100_000),
  })
  expect(await upload.json()).toMatchObject({ error: { code: 'terms_not_accepted' } })
  expect(await database().many(sql`select from chat.message`)).toEqual([])
})

test('SITE-07 reading and every right stay open before accepting new terms', async () => {
  for (const path of ['/api/user.php', '/api/account', '/api/credits', '/api/orders', '/api/chats'])
    expect([path, (await jonas.browser.send('GET', path)).status]).toEqual([path, 200])
  const { member } = isabel
  const allowed = {
    'PUT /api/notifications': {},
    'PUT /api/quiet-mode': {},
    'PUT /api/account/visibility': { invisible: false },
    'PUT /api/account/password': {},
    'POST /api/sessions/log-out': {},
    'POST /api/account/export': {},
    'POST /api/account/deletion': {},
    'POST /api/spending-limits/pause': {},
    [`POST /api/orders/${randomUUID()}/withdrawal`]: {},
    'POST /api/withdrawals': {},
    'POST /api/complaints': {},
    'POST /api/support': {},
    'POST /api/unsubscriptions': {},
    [`POST /api/members/${member}/report`]: {},
    [`POST /api/members/${member}/block`]: {},
    [`DELETE /api/profile/photos/${randomUUID()}`]: undefined,
    [`DELETE /api/cards/${randomUUID()}`]: undefined,
    [`DELETE /api/direct-debit/mandates/${randomUUID()}`]: undefined,
  }
  for (const [endpoint, input] of Object.entries(allowed)) {
    const [method = '', path = ''] = endpoint.split(' ')
    const answer = await jonas.browser.send(method, path, input)
    expect([endpoint, codeOf(answer)]).not.toEqual([endpoint, 'terms_not_accepted'])
    expect([endpoint, answer.status]).not.toEqual([endpoint, 500])
  }
})

test('SITE-07 everything that only members can do is refused before accepting, unless it is marked as open', () => {
  const endpoints: Contract = contract
  const open = Object.entries(endpoints)
    .filter(([, { openWithoutTerms }]) => openWithoutTerms === true)
    .map(([name]) => name)
  // Endpoints about money in and about other people are never among them by accident.
  const bought = ['payments.', 'discounts.', 'gifts.', 'matching.', 'chat.send', 'icebreakers.']
  expect(open.filter((name) => bought.some((start) => name.startsWith(start)))).toEqual([])
  expect(open).toContain('refunds.withdraw')
})

test('SITE-07 only the version in force can be accepted: neither an earlier, a planned nor an invented one', async () => {
  const newer = await publish()
  const tomorrow = new Date(Date.parse(newer) + 24 * 3_600_000).toISOString()
  for (const time of [since, tomorrow, '2126-01-01T00:00:00.000Z', '2000-01-01T00:00:00.000Z']) {
    const answer = await accept(time)
    expect([answer.status, codeOf(answer)]).toEqual([409, 'accounts.terms_changed_again'])
  }
  expect(await listAcceptances()).toEqual([])
  expect(codeOf(await writeProfile())).toBe('terms_not_accepted')
  since = newer
})

test('SITE-07 two tabs that accept at once leave one acceptance, and the member continues', async () => {
  const answers = await Promise.all([accept(since), accept(since), accept(since)])
  expect(answers.map(({ status }) => status)).toEqual([204, 204, 204])
  expect(await listAcceptances()).toEqual([{ covers_until: new Date(since) }])
  expect(await readDue()).toBeUndefined()
  expect(codeOf(await writeProfile())).not.toBe('terms_not_accepted')
})

test('SITE-07 each acceptance is kept, and repeating an earlier request accepts nothing newer', async () => {
  const earlier = since
  since = await publish()
  expect(codeOf(await accept(earlier))).toBe('accounts.terms_changed_again')
  expect(await readDue()).toBe(since)
  expect((await accept(since)).status).toBe(204)
  const kept = [{ covers_until: new Date(earlier) }, { covers_until: new Date(since) }]
  expect(await listAcceptances()).toEqual(kept)
  const { parts } = await exportMember(site, 'accounts', jonas.account)
  expect(parts.account).toMatchObject({
    terms_acceptances: [
      { site: 1, language: 'en' },
      { site: 1, language: 'en' },
    ],
  })
  const table = sql.part`accounts.terms_acceptance`
  const changes = [
    sql`update ${table} set accepted_at = covers_until where account_id = ${jonas.account}`,
    sql`delete from ${table} where account_id = ${jonas.account}`,
  ]
  for (const change of changes)
    await expect(database().run(change)).rejects.toThrow('acceptances are append-only')
})

test('SITE-07 an acceptance on one site is none on another site of its pool', async () => {
  const { mustAcceptTerms } = site.server.product.accounts
  const now = site.server.infrastructure.clock.now()
  const minuet = await site.server.product.sites.siteById(1)
  expect(await mustAcceptTerms(jonas.account, { site: minuet, now })).toBe(false)
  // The terms of the second site ask the members of its pool, to which Jonas belongs in this test.
  await database().run(
    sql`insert into content_pages.version (id, site_id, path, locale, number, title, body, summary, accept_again, starts_at, created_at)
      values (${randomUUID()}, 2, 'pages/terms', 'en', 1, 'Terms', 'Text', '', true, ${now}::timestamptz, ${now}::timestamptz)`,
  )
  const sarabande = await site.server.product.sites.siteById(2)
  const later = new Date(now.getTime() + 6_000)
  expect(await mustAcceptTerms(jonas.account, { site: sarabande, now: later })).toBe(true)
  expect(await mustAcceptTerms(jonas.account, { site: minuet, now: later })).toBe(false)
})

test('SITE-07 someone who signs up under the newest terms isn’t asked again, and visitors aren’t stopped', async () => {
  const visitor = webClient(site)
  const answer = await visitor.send('POST', '/api/accounts', {
    id: randomUUID(),
    email: 'mira@example.org',
    name: 'Mira',
    password: 'three tall herons',
    date_of_birth: '1990-04-05',
    gender: 'female',
    seeking: ['male'],
    fictional_acknowledged: true,
    terms_accepted: true,
  })
  expect(answer.status).toBeLessThan(300)
  expect(await readDue(visitor)).toBeUndefined()
  expect(codeOf(await writeProfile(visitor))).not.toBe('terms_not_accepted')
})
