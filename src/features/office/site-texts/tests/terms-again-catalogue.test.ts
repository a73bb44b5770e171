import { afterAll, beforeAll, expect, test } from 'vitest'
import { startSite, type TestSite } from '#app/testing/start-site.ts'
import { exportMember } from '#app/testing/export-member.ts'
import {
  createMemberFactory,
  type FactoryMember,
} from '#features/members/accounts/testing/member-factory.ts'
import type { WebClient } from '#features/members/accounts/testing/web-client.ts'
import { officeClient } from '#features/members/staff/testing/office-client.ts'
import { createVersion, openPage } from '../testing/pages.ts'

let site: TestSite
let helene: WebClient
let jonas: FactoryMember
beforeAll(async () => {
  site = await startSite({}, { cast: false })
  helene = await officeClient(site, 'lead', 'Helene')
  jonas = await (await createMemberFactory(site))({ name: 'Jonas' })
  await jonas.logIn()
})
afterAll(() => site.close())

const move = (ms: number) => site.server.infrastructure.clock.moveBy(ms)
const accept = (since: string) => jonas.browser.send('PUT', '/api/account/terms', { since })
async function due(): Promise<string | undefined> {
  // Other servers notice a published version within five seconds.
  move(5_000)
  const { body } = await jonas.browser.send('GET', '/api/user.php')
  return (body as unknown as { user: { accept_terms_since?: string } }).user.accept_terms_since
}

/** Publishes another version of the English terms, or of the privacy page. */
async function publish(change: object = {}, page = 'pages/terms') {
  const { newest, current } = await openPage(helene, { on: 1, page, language: 'en' })
  const text = { title: current?.title ?? '', body: `${current?.body}\n\nMore.` }
  const version = createVersion({ page, newest, text, ...change })
  const { status } = await helene.send('POST', '/api/office/pages/versions', version)
  expect(status).toBe(204)
  const [row] = await site.query('select starts_at from content_pages.version where id = $1', [
    version.id,
  ])
  return (row as { starts_at: Date }).starts_at.toISOString()
}

test('SITE-07 members accept new terms only if the office asks for it, once, and the version is recorded', async () => {
  expect(await due()).toBeUndefined()
  await publish()
  expect(await due()).toBeUndefined()
  const since = await publish({ accept_again: true })
  expect(await due()).toBe(since)
  for (let times = 0; times < 2; times += 1) expect((await accept(since)).status).toBe(204)
  expect(await due()).toBeUndefined()
  const rows = await site.query(
    'select version, locale, covers_until, site_id from accounts.terms_acceptance where account_id = $1',
    [jonas.account],
  )
  expect(rows).toEqual([
    { version: new Date(since), locale: 'en', covers_until: new Date(since), site_id: 1 },
  ])
  // A correction that needs no consent asks no one.
  await publish()
  expect(await due()).toBeUndefined()
})

test('SITE-07 a planned version asks from its day on, and a withdrawn one never', async () => {
  const { site: facts } = await openPage(helene, { on: 1, page: 'pages/privacy', language: 'en' })
  const day = new Date(Date.parse(`${facts.today}T12:00:00Z`) + 24 * 3_600_000)
  const date = day.toISOString().slice(0, 10)
  const since = await publish({ accept_again: true, day: date }, 'pages/privacy')
  expect(await due()).toBeUndefined()
  move(25 * 3_600_000)
  await jonas.logIn()
  expect(await due()).toBe(since)
  expect((await accept(since)).status).toBe(204)
  expect(await due()).toBeUndefined()
})

test('SITE-07 terms published in the meantime aren’t accepted unseen, and the other site asks no one', async () => {
  const first = await publish({ accept_again: true })
  move(5_000)
  const second = await publish({ accept_again: true })
  move(5_000)
  const early = await accept(first)
  expect([early.status, early.body]).toMatchObject([
    409,
    { error: { code: 'accounts.terms_changed_again' } },
  ])
  expect(await due()).toBe(second)
  const sarabande = await site.server.product.sites.siteById(2)
  const now = site.server.infrastructure.clock.now()
  expect(await site.server.product.contentPages.acceptAgainSince(sarabande, now)).toBeNull()
  expect((await accept(second)).status).toBe(204)
  // The member's own export says what was accepted, and when.
  expect(JSON.stringify(await exportMember(site, 'accounts', jonas.account))).toContain(
    'terms_acceptances',
  )
})

test('SITE-07 visitors can’t accept anything', async () => {
  const response = await fetch(`${site.url}/api/account/terms`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', origin: site.url },
    body: JSON.stringify({ since: '2026-11-24T12:00:00.000Z' }),
  })
  expect(response.status).toBe(403)
})
