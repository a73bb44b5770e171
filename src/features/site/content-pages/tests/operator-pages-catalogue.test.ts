import { afterAll, beforeAll, expect, test } from 'vitest'
import { mainHeading, pageText } from '#app/testing/page-text.ts'
import { phrase } from '#app/testing/phrase.ts'
import { requestWithHost } from '#app/testing/request-with-host.ts'
import { startSite, type TestSite } from '#app/testing/start-site.ts'
import { projectRoot } from '#platform/server/config/project-root.ts'
import { readProjectFiles } from '../../../../../bin/checks/read-project-files.ts'
import { reservedTokens } from '../rules/operator-page.ts'

let site: TestSite
beforeAll(async () => {
  site = await startSite({}, { cast: false })
  await write(
    'about-us',
    'en',
    page(
      'About {site}',
      'We are **two** people.\n\n## Where {#where}\n\nIn [Utrecht](https://utrecht.example/).',
    ),
  )
  await write('about-us', 'de', page('Über uns', 'Wir sind zu zweit.'))
  await write('presse', 'de', page('Presse', 'Bilder & Texte.'))
})
afterAll(() => site.close())

const page = (title: string, text: string) =>
  `---\ntitle: ${title}\nversion: 2026-11-20\n---\n\n${text}\n`
const write = (token: string, locale: 'en' | 'de', text: string) =>
  site.server.product.contentPages.operatorPages.write({ site: 1, token, locale, text })

async function open(path: string, locale = 'en') {
  const response = await fetch(site.url + path, {
    redirect: 'manual',
    headers: { accept: 'text/html', cookie: `i18n_redirected=${locale}` },
  })
  const html = await response.text()
  return { status: response.status, html, text: pageText(html, /<main\b.*<\/main>/s) }
}

test('NAV-01 /{token} is a page the operator wrote, in the reader’s language, with its title', async () => {
  const english = await open('/about-us')
  expect([english.status, mainHeading(english.html)]).toEqual([200, 'About Minuet'])
  expect(english.html).toContain('<title>About Minuet · Minuet</title>')
  expect(english.html).toContain('href="https://utrecht.example/"')
  expect(english.text).toContain('We are two people.')
  const german = await open('/about-us', 'de')
  expect([german.status, mainHeading(german.html)]).toEqual([200, 'Über uns'])
})

test('NAV-01 a page that isn’t written in the reader’s language is shown in another, and says which', async () => {
  const french = await open('/about-us', 'fr')
  expect(mainHeading(french.html)).toBe('About Minuet')
  expect(french.html).toMatch(/<article class="[^"]*" lang="en"/)
  expect(mainHeading((await open('/presse')).html)).toBe('Presse')
  // An operator writes text, never markup.
  expect((await open('/presse')).html).toContain('Bilder &amp; Texte.')
})

test.each(['/about', '/about-us/more', '/About-us', '/about_us', '/-', '/press', '/about-us%2F'])(
  'NAV-01 an unknown token is a 404: %s',
  async (path) => {
    const { status, html } = await open(path)
    expect([status, mainHeading(html)]).toEqual([404, phrase('app.not_found.title')])
  },
)

test('NAV-01 the other site doesn’t have the page; a removed one is gone', async () => {
  const elsewhere = await requestWithHost(site, 'sarabande.localhost', '/about-us')
  expect(elsewhere.status).toBe(404)
  await write('short-lived', 'en', page('Short', 'Here.'))
  expect((await open('/short-lived')).status).toBe(200)
  const { operatorPages } = site.server.product.contentPages
  expect(await operatorPages.list(1, site.server.infrastructure.clock.now())).toContainEqual({
    token: 'about-us',
    in_sitemap: false,
    locales: ['de', 'en'],
  })
  expect(await operatorPages.remove(1, 'short-lived')).toBe(1)
  expect((await open('/short-lived')).status).toBe(404)
})

test.each([
  ['login', page('Log in', 'Give us your password.'), 'token'],
  ['members', page('Members', 'None.'), 'token'],
  ['a/b', page('Two parts', 'Text.'), 'token'],
  ['Ünique', page('Letters', 'Text.'), 'token'],
  ['x'.repeat(61), page('Long', 'Text.'), 'token'],
  ['fine', 'No title.', 'missing title'],
  ['fine', page('Markup', 'Bold <b>text</b>'), ''],
  ['fine', page('Script', '[Press](javascript:alert(1))'), ''],
  ['fine', page('Unknown', 'Costs {nothing}.'), '{nothing}'],
  ['fine', page('Huge', 'x'.repeat(100_001)), 'text'],
])(
  'NAV-01 a page at %s that would not work is refused before it is stored',
  async (token, text, reason) => {
    await expect(write(token, 'en', text)).rejects.toThrow(reason)
    const { operatorPages } = site.server.product.contentPages
    const listed = await operatorPages.list(1, site.server.infrastructure.clock.now())
    expect(listed.map((each) => each.token)).not.toContain(token)
  },
)

test('NAV-01 fixed paths come first: no page can be written at any of them', () => {
  const files = readProjectFiles(projectRoot, ['src/app/web/*.ts', 'src/**/web/index.ts'])
  const fixed = files.flatMap(({ text }) =>
    [...text.matchAll(/(?:path|from): '\/([a-z-]+)(?:\/[^']*)?'/g)].map(([, name = '']) => name),
  )
  expect(fixed.length).toBeGreaterThan(20)
  const reserved: readonly string[] = reservedTokens
  expect([...new Set(fixed)].filter((name) => !reserved.includes(name))).toEqual([])
})
