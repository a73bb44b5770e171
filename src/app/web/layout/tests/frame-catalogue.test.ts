import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type PeopledSite,
  type TestPerson,
  startPeopledSite,
} from '#features/members/profiles/testing/peopled-site.ts'
import type { WebClient } from '#features/members/accounts/testing/web-client.ts'
import { locales } from '#kernel/locale.ts'
import { pageText } from '../../../testing/page-text.ts'
import { phrase } from '../../../testing/phrase.ts'

let site: PeopledSite
let jonas: TestPerson
let elena: TestPerson
beforeAll(async () => {
  site = await startPeopledSite({ MINUET_TRUSTED_PROXIES: '127.0.0.1' })
  // Members for less than four hours: their time bonus runs.
  jonas = await site.addPerson({ name: 'Jonas' }, { gender: 'male', seeking: ['female'] })
  elena = await site.addPerson({ name: 'Elena' })
  await site.server.product.sites.changeSettings(1, { logged_out_search: 'all' })
})
afterAll(() => site.close())

/** Returns the parts of a page around its content, and the targets of the footer's links. */
async function readFrame(browser: WebClient, path: string) {
  const { status, text } = await browser.send('GET', path)
  const footer = /<footer class="foot[ "].*<\/footer>/s.exec(text)?.[0] ?? ''
  return {
    status,
    topbar: text.includes('<header class="topbar'),
    mainNavigation: text.includes(`<nav aria-label="${phrase('app.nav.label')}"`),
    footer,
    links: [...footer.matchAll(/<a [^>]*href="([^"]+)"/g)].map(([, href]) => href),
  }
}
const disclaimer = phrase('app.footer.disclaimer', { site: 'Minuet', age: 18 })
const footerLinks = [
  '/pages/terms',
  '/pages/privacy',
  '/pages/cookies',
  '/pages/ban',
  '/pages/return-policy',
  '/withdraw',
  '/pricing',
  '/pages/faq',
  '/pages/service',
  '/complaints',
  '/pages/honesty',
  '/lang-config',
  'mailto:help@minuet.localhost',
  'tel:+31200000185',
]
/** Languages as links, only on the home page. */
const languageLinks = ['en', 'de', 'es', 'fr', 'it', 'nl', 'pl'].map((each) => `/?locale=${each}`)

test('NAV-02 the default layout has the top navigation and a footer with every link and the disclaimer, for visitors and members', async () => {
  for (const browser of [site.visitor(), jonas.browser]) {
    for (const path of ['/members', '/premium', '/pages/faq', '/pricing']) {
      const { status, topbar, footer, links } = await readFrame(browser, path)
      expect([path, status, topbar]).toEqual([path, 200, true])
      expect(links).toEqual(expect.arrayContaining(footerLinks))
      expect(links.filter((href) => languageLinks.includes(href ?? ''))).toEqual([])
      expect(footer).toContain(disclaimer)
      expect(footer).toContain(phrase('app.footer.fictional'))
    }
  }
  expect((await readFrame(site.visitor(), '/premium')).footer).toContain('<footer class="foot"')
  expect((await readFrame(jonas.browser, '/premium')).footer).toContain('foot-short')
})

test('NAV-02 the footer links to the source of the running version, and the link works', async () => {
  const { links } = await readFrame(site.visitor(), '/premium')
  const source = links.find((href) => href?.includes('source')) ?? ''
  expect(source).not.toBe('')
  expect((await site.visitor().send('HEAD', source)).status).toBe(200)
})

test('NAV-02 the footer of the home page has the languages as well', async () => {
  const home = await readFrame(site.visitor(), '/')
  expect(home.links).toEqual(expect.arrayContaining([...footerLinks, ...languageLinks]))
})

test('NAV-02 a site without a support address, phone number, fictional profiles or other languages doesn’t mention them', async () => {
  const { sites } = site.server.product
  const before = await sites.siteById(1)
  await sites.changeSettings(1, { support_email: null, support_phone: null, fictional: false })
  await sites.changeSite(1, { company: { support_phone: null }, region: { locales: ['en'] } })
  const { footer, links } = await readFrame(site.visitor(), '/')
  expect(links.filter((href) => /^(mailto|tel):|locale=|lang-config/.test(href ?? ''))).toEqual([])
  expect(footer).not.toContain(phrase('app.footer.fictional'))
  const { support_email, support_phone, fictional } = before.settings
  await sites.changeSettings(1, { support_email, support_phone, fictional })
  await sites.changeSite(1, { company: before.company, region: { locales: [...before.locales] } })
})

test('NAV-02 the US footer is shown only in English and only to a visitor from the United States', async () => {
  const text = phrase('app.footer.us', { site: 'Minuet' })
  for (const [address, locale, shown] of [
    ['8.8.8.8', 'en', true],
    ['8.8.8.8', 'es', false],
    ['193.99.144.80', 'en', false],
  ] as const) {
    const { text: html } = await site.visitor().send('GET', '/premium', undefined, {
      'x-forwarded-for': address,
      cookie: `i18n_redirected=${locale}`,
    })
    expect([address, locale, html.includes(text)]).toEqual([address, locale, shown])
  }
})

test('NAV-02 a chat has no frame, a landing page has a logo bar without navigation, and the home page has no frame', async () => {
  for (const path of ['/chats', `/members/${elena.member}/chat`])
    expect(await readFrame(jonas.browser, path)).toMatchObject({ status: 200, footer: '' })
  const landing = await site.visitor().send('GET', `/members/${elena.member}/landing`)
  const bar = /<header[^>]*>.*?<\/header>/s.exec(landing.text)?.[0] ?? ''
  expect([landing.status, bar.match(/<a /g)?.length]).toEqual([200, 1])
  expect(bar).toMatch(/<a [^>]*href="\/"/)
  expect(await readFrame(site.visitor(), `/members/${elena.member}/landing`)).toMatchObject({
    topbar: false,
    mainNavigation: false,
  })
  expect(await readFrame(site.visitor(), '/')).toMatchObject({
    status: 200,
    topbar: false,
    mainNavigation: false,
  })
})

test('NAV-02 the adults-only warning belongs to the default layout and the home page, not to a landing page', async () => {
  const warns = async (path: string, address: string) =>
    (
      await site.visitor().send('GET', path, undefined, { 'x-forwarded-for': address })
    ).text.includes('"entryWarning":"')
  const [dutch, german, french] = ['145.97.39.155', '193.99.144.80', '193.48.96.1'] as const
  for (const address of [dutch, german]) {
    expect(await warns('/premium', address)).toBe(true)
    expect(await warns('/', address)).toBe(true)
  }
  expect(await warns('/premium', french)).toBe(false)
  const lander = await site.visitor().send('GET', '/landers/gallery', undefined, {
    'x-forwarded-for': german,
  })
  // A campaign page is never hydrated, and nothing on it starts the warning.
  expect(lander.text).not.toContain('data-warns-unless')
})

test('NAV-02 reminders belong to the default layout; every layout for visitors leads to sign-up', async () => {
  const reminds = async (browser: WebClient, path: string) =>
    (await browser.send('GET', path)).text.includes('data-reminder="hide-enrich-alert"')
  expect(await reminds(jonas.browser, '/likes')).toBe(true)
  expect(await reminds(jonas.browser, '/transactions')).toBe(true)
  for (const path of ['/chats', `/members/${elena.member}/chat`])
    expect([path, await reminds(jonas.browser, path)]).toEqual([path, false])
  for (const path of ['/', '/premium', `/members/${elena.member}/landing`, '/landers/gallery']) {
    const { text } = await site.visitor().send('GET', path)
    expect([path, /href="[^"]*\/signup"/.test(text)]).toEqual([path, true])
  }
})

test('NAV-02 an installed app’s footer is one row of links without the logo', async () => {
  const { text } = await site.visitor().send('GET', '/premium')
  const sheets = [...text.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, to]) => to)
  const styles = await Promise.all(
    sheets.map(async (to = '') => (await site.visitor().send('GET', to)).text),
  )
  const rules = /@media \(display-mode:standalone\)\{((?:[^{}]*\{[^{}]*\})*)/.exec(
    styles
      .join('')
      .replaceAll(/\s*([{}:;,()])\s*/g, '$1')
      .replaceAll('@media(', '@media ('),
  )
  expect(rules?.[1]).toMatch(/\.foot-logo,\.foot-title\{display:none;?\}/)
})

test('NAV-02 the disclaimer says adults only, what costs money and that some profiles are fictional, in seven languages', async () => {
  for (const locale of locales) {
    const { text: html } = await site.visitor().send('GET', '/pages/faq', undefined, {
      cookie: `i18n_redirected=${locale}`,
    })
    const footer = pageText(html, /<footer class="foot[ "].*<\/footer>/s)
    for (const text of [
      phrase('app.footer.disclaimer', { locale, site: 'Minuet', age: 18 }),
      phrase('app.footer.fictional', { locale }),
    ])
      expect(footer).toContain(text.replaceAll(/\s/g, ' '))
    expect(footer).toMatch(/\b18\b/)
  }
})

test('CRED-10 the banner of the time bonus is on the six pages of the members area and on no other', async () => {
  const like = (from: TestPerson, to: TestPerson) =>
    from.browser.send('POST', `/api/members/${to.member}/like`, { id: randomUUID() })
  await like(jonas, elena)
  await like(elena, jonas)
  const likes = (await jonas.browser.send('GET', '/api/likes')).body as unknown as {
    matches: { match: { id: string } }[]
  }
  await jonas.browser.send('POST', `/api/members/${elena.member}/messages`, {
    id: randomUUID(),
    text: 'Good evening',
  })
  const chats = (await jonas.browser.send('GET', '/api/chats')).body as unknown as {
    chats: { conversation: { id: string } }[]
  }
  const pages = [
    ['/members', true],
    [`/members/${elena.member}`, true],
    ['/chats', true],
    ['/likes', true],
    [`/likes/m/${likes.matches[0]?.match.id}`, true],
    ['/premium', true],
    [`/members/${elena.member}/chat`, false],
    [`/chats/${chats.chats[0]?.conversation.id}`, false],
    ['/likes/liked_by', false],
    ['/likes/likes', false],
    ['/likes/matches', false],
    ['/match-finder', false],
    ['/swipe-game', false],
    ['/profile', false],
    ['/notifications/account', false],
    ['/credits', false],
    ['/credits/p1/ideal', false],
    ['/pricing', false],
    ['/transactions', false],
    ['/pages/terms', false],
  ] as const
  const found = []
  for (const [path] of pages) {
    const { status, text } = await jonas.browser.send('GET', path)
    found.push([path, status, text.includes(`aria-label="${phrase('reminders.bonus.label')}"`)])
  }
  expect(found).toEqual(pages.map(([path, shown]) => [path, 200, shown]))
  // The banner leads to the credits and back.
  expect((await jonas.browser.send('GET', '/likes')).text).toContain('href="/credits?to=%2Flikes"')
})
