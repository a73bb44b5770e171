import { afterAll, beforeAll, expect, test } from 'vitest'
import { mainHeading, pageText } from '#app/testing/page-text.ts'
import { requestWithHost } from '#app/testing/request-with-host.ts'
import { startSite, type TestSite } from '#app/testing/start-site.ts'
import type { WebClient } from '#features/members/accounts/testing/web-client.ts'
import { officeClient } from '#features/members/staff/testing/office-client.ts'
import { createVersion, openPage, type Opened, own } from '../testing/pages.ts'

let site: TestSite
let helene: WebClient
beforeAll(async () => {
  site = await startSite({}, { cast: false })
  helene = await officeClient(site, 'lead', 'Helene')
})
afterAll(() => site.close())

const publish = (version: object, by = helene) =>
  by.send('POST', '/api/office/pages/versions', version)
const open = (page: string, language = 'en', on = 1) => openPage(helene, { on, page, language })
const hourMs = 3_600_000
const move = (ms: number) => site.server.infrastructure.clock.moveBy(ms)

/** Opens a path as a visitor. */
async function read(path: string, locale = 'en') {
  const response = await fetch(site.url + path, {
    redirect: 'manual',
    headers: { accept: 'text/html', cookie: `i18n_redirected=${locale}` },
  })
  const html = await response.text()
  return {
    status: response.status,
    heading: mainHeading(html),
    text: pageText(html, /<main\b.*<\/main>/s),
    html,
  }
}

/** The product’s text of a page with another paragraph at its end. */
async function extend(page: string, words: string, language = 'en'): Promise<Opened['current']> {
  const { current } = await open(page, language)
  return { title: current?.title ?? '', body: `${current?.body}\n\n${words}` }
}

test('OPS-04 SITE-07 a published text is what members of that site and language read, and no one else', async () => {
  const text = await extend('pages/terms', 'Dancing shoes are **yours** to bring.')
  expect((await publish(createVersion({ text }))).status).toBe(204)
  expect((await read('/pages/terms')).text).toContain('Dancing shoes are yours to bring.')
  expect((await read('/pages/terms', 'de')).text).not.toContain('Dancing shoes')
  const elsewhere = await requestWithHost(site, 'sarabande.localhost', '/pages/terms')
  expect(elsewhere.body).not.toContain('Dancing shoes')
  const opened = await open('pages/terms')
  expect(opened).toMatchObject({ newest: 1, current: text, acceptable: true, stale: false })
  expect(opened.original?.body).not.toContain('Dancing shoes')
  expect(opened.versions).toMatchObject([
    { number: 1, by: 'Helene', state: 'in_force', summary: 'Shoes', accept_again: false },
  ])
})

test('OPS-04 the list shows each page in each language, and which translations are older than their source', async () => {
  const text = await extend('pages/ban', 'Be kind.')
  await publish(createVersion({ page: 'pages/ban', text }))
  const list = async () => {
    const { body } = await helene.send('GET', '/api/office/pages')
    const { pages } = body as unknown as {
      pages: { page: string; languages: { language: string; state: string; stale: boolean }[] }[]
    }
    return pages
      .find(({ page }) => page === 'pages/ban')
      ?.languages.map(
        ({ language, state, stale }) => `${language} ${state}${stale ? ' stale' : ''}`,
      )
  }
  expect(await list()).toEqual([
    'en changed',
    'de original stale',
    'es original stale',
    'fr original stale',
    'it original stale',
    'nl original stale',
    'pl original stale',
  ])
  move(1000)
  const german = await extend('pages/ban', 'Sei freundlich.', 'de')
  await publish(createVersion({ page: 'pages/ban', language: 'de', text: german }))
  expect((await list())?.slice(0, 2)).toEqual(['en changed', 'de changed'])
  move(1000)
  // Back to the product’s text: both are original, and neither is older.
  await publish(createVersion({ page: 'pages/ban', newest: 1, text: null }))
  expect((await list())?.slice(0, 3)).toEqual(['en original', 'de changed stale', 'es original'])
  expect((await read('/pages/ban')).text).not.toContain('Be kind.')
})

test('OPS-04 a planned version starts at midnight of the site, unless it is withdrawn', async () => {
  const { site: facts } = await open('pages/cookies')
  const tomorrow = new Date(Date.parse(`${facts.today}T12:00:00Z`) + 24 * hourMs)
    .toISOString()
    .slice(0, 10)
  const text = await extend('pages/cookies', 'From tomorrow.')
  const planned = createVersion({ page: 'pages/cookies', text, day: tomorrow })
  expect((await publish(planned)).status).toBe(204)
  expect((await open('pages/cookies')).versions[0]?.state).toBe('planned')
  // A correction of today’s text doesn’t replace what is planned.
  const today = await extend('pages/cookies', 'For today.')
  expect(
    (await publish(createVersion({ page: 'pages/cookies', text: today, newest: 1 }))).status,
  ).toBe(204)
  expect((await read('/pages/cookies')).text).toContain('For today.')
  expect((await read('/pages/cookies')).text).not.toContain('From tomorrow.')
  move(25 * hourMs)
  expect((await read('/pages/cookies')).text).toContain('From tomorrow.')
  const late = await helene.send('POST', `/api/office/pages/versions/${planned.id}/withdrawal`, {})
  expect([late.status, late.body]).toMatchObject([
    409,
    { error: { code: 'site_texts.already_started' } },
  ])
  const next = createVersion({ page: 'pages/cookies', text: today, newest: 2, day: '2027-01-31' })
  await publish(next)
  for (let times = 0; times < 2; times += 1)
    expect(
      (await helene.send('POST', `/api/office/pages/versions/${next.id}/withdrawal`, {})).status,
    ).toBe(204)
  expect((await open('pages/cookies')).versions[0]?.state).toBe('withdrawn')
})

test('OPS-04 of two people who edit the same text, the second is told and overwrites nothing', async () => {
  const mara = await officeClient(site, 'owner', 'Mara')
  const page = 'pages/return-policy'
  const [one, other] = await Promise.all([
    extend(page, 'Written by Helene.'),
    extend(page, 'Written by Mara.'),
  ])
  const answers = await Promise.all([
    publish(createVersion({ page, text: one })),
    publish(createVersion({ page, text: other }), mara),
  ])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 409])
  const refused = answers.find(({ status }) => status === 409)
  expect(refused?.body).toMatchObject({ error: { code: 'site_texts.changed_before' } })
  expect((await open(page)).versions).toHaveLength(1)
  expect((await publish(createVersion({ page, text: other, newest: 1 }), mara)).status).toBe(204)
  expect((await read(`/${page}`)).text).toContain('Written by Mara.')
  // An invented number doesn’t help.
  expect((await publish(createVersion({ page, text: one, newest: 7 }))).status).toBe(409)
  // The first one is still there, word for word.
  const [, first] = (await open(page)).versions
  const { body } = await helene.send('GET', `/api/office/pages/versions/${first?.id}`)
  expect(JSON.stringify(body)).toContain('Written by ')
})

test('OPS-04 the same version sent again changes nothing, and its id works for no other page', async () => {
  const text = await extend('pages/faq', 'Once.')
  const version = createVersion({ page: 'pages/faq', text })
  const answers = await Promise.all(Array.from({ length: 4 }, () => publish(version)))
  expect(answers.map(({ status }) => status)).toEqual([204, 204, 204, 204])
  expect((await open('pages/faq')).versions).toHaveLength(1)
  const stolen = { ...version, page: 'pages/privacy', text: await extend('pages/privacy', 'No.') }
  expect((await publish(stolen)).status).toBe(409)
  const acts = await site.query(
    "select facts from staff.audit where act = 'site_texts.page_published' and about = $1",
    [version.id],
  )
  expect(acts).toMatchObject([
    {
      facts: {
        site: 'Minuet',
        page: 'pages/faq',
        language: 'en',
        before: 0,
        after: 1,
        lines_added: 2,
        lines_removed: 0,
        reason: 'Shoes',
      },
    },
  ])
})

test('OPS-04 versions can’t be changed or deleted, not even in the database', async () => {
  for (const statement of [
    "update content_pages.version set body = 'x'",
    'delete from content_pages.version',
    'update content_pages.version set withdrawn_at = now()',
  ])
    await expect(site.query(statement)).rejects.toThrow(/append-only|permission denied/)
})

test('OPS-04 NAV-01 a page of the operator is created, written, listed, hidden and removed', async () => {
  const send = (method: 'POST' | 'PATCH', path: string, body: object) =>
    helene.send(method, `/api/office/own-pages${path}`, { site: 1, ...body })
  const sitemap = async () =>
    (await (await fetch(`${site.url}/sitemap.xml`)).text()).includes('/our-story')
  expect((await send('POST', '', { token: 'our-story', in_sitemap: true })).status).toBe(204)
  expect((await send('POST', '', { token: 'our-story', in_sitemap: true })).body).toMatchObject({
    error: { code: 'site_texts.token_taken', field: 'token' },
  })
  expect((await read('/our-story')).status).toBe(404)
  expect(await sitemap()).toBe(false)
  const text = { title: 'Our story', body: 'We met at a dance.' }
  const version = createVersion({ page: 'our-story', text })
  expect((await publish(version)).status).toBe(204)
  const page = await read('/our-story')
  expect([page.status, page.heading]).toEqual([200, 'Our story'])
  expect(page.html).not.toContain('noindex')
  expect(await sitemap()).toBe(true)
  await send('PATCH', '/our-story', { in_sitemap: false })
  expect((await read('/our-story')).html).toContain('noindex')
  expect(await sitemap()).toBe(false)
  const planned = createVersion({ page: 'our-story', text, newest: 1, day: '2027-02-01' })
  await publish(planned)
  expect((await send('POST', '/our-story/removal', { summary: 'Outdated' })).status).toBe(204)
  expect((await read('/our-story')).status).toBe(404)
  expect((await send('POST', '/our-story/removal', { summary: 'Again' })).status).toBe(404)
  // Created again, it is empty: neither the old text nor the planned one comes back.
  await send('POST', '', { token: 'our-story', in_sitemap: false })
  move(24 * hourMs)
  expect((await read('/our-story')).status).toBe(404)
  expect((await open('our-story')).versions.map(({ state }) => state)).toEqual([
    'in_force',
    'withdrawn',
    'past',
  ])
})

test.each(own.unusable)('NAV-01 no page can be created at %s', async (token) => {
  const { status, body } = await helene.send('POST', '/api/office/own-pages', {
    site: 1,
    token,
    in_sitemap: false,
  })
  expect(status).toBe(422)
  expect(JSON.stringify(body)).toContain('token')
})

test('OPS-04 only owners and leads change pages, after their second factor; auditors read them', async () => {
  const auditor = await officeClient(site, 'auditor')
  const text = await extend('pages/service', 'More.')
  const version = createVersion({ page: 'pages/service', text })
  expect((await auditor.send('GET', '/api/office/pages')).status).toBe(200)
  expect((await publish(version, auditor)).status).toBe(404)
  for (const role of ['moderator', 'agent', 'finance', 'support'] as const) {
    const other = await officeClient(site, role)
    expect((await other.send('GET', '/api/office/pages')).status).toBe(404)
    expect((await publish(version, other)).status).toBe(404)
  }
  move(11 * 60_000)
  const before = await fetch(`${site.url}/api/office/pages/versions`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      origin: site.url,
      cookie: [...helene.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    },
    body: JSON.stringify(version),
  })
  expect(await before.json()).toMatchObject({ error: { code: 'second_factor_needed' } })
  expect((await publish(version)).status).toBe(204)
})

test('SITE-07 the version in force is the one that sign-ups and purchases record', async () => {
  const { termsInForce } = site.server.product.contentPages
  const now = () => site.server.infrastructure.clock.now()
  const minuet = await site.server.product.sites.siteById(1)
  const german = await termsInForce(minuet, 'de', now())
  expect(german).toBe('2026-11-28T12:00:00.000Z')
  const text = await extend('pages/terms', 'Again.')
  const { newest } = await open('pages/terms')
  await publish(createVersion({ text, newest }))
  const [published] = (await open('pages/terms')).versions
  expect(published?.number).toBe(newest + 1)
  expect(await termsInForce(minuet, 'en', now())).toBe(published?.starts_at)
  expect(await termsInForce(minuet, 'de', now())).toBe(german)
})
