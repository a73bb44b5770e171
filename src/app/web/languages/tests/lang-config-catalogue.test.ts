import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type PeopledSite,
  startPeopledSite,
} from '#features/members/profiles/testing/peopled-site.ts'
import { type Locale, locales, endonyms } from '#kernel/locale.ts'
import { pageText } from '../../../testing/page-text.ts'
import { phrase } from '../../../testing/phrase.ts'

let site: PeopledSite
beforeAll(async () => {
  site = await startPeopledSite({ MINUET_TRUSTED_PROXIES: '127.0.0.1' })
})
afterAll(() => site.close())

const languageOf = (html: string) => /<html lang="(\w\w)"/.exec(html)?.[1]
const main = (html: string) => /<main\b.*<\/main>/s.exec(html)?.[0] ?? ''
/** The languages of the page's list, in order. */
const listed = (html: string) =>
  [...main(html).matchAll(/href="\/lang-config\?locale=(\w\w)"/g)].map(([, locale]) => locale)

test('SITE-09 /lang-config shows the seven languages by their own names, each with its legal pages', async () => {
  const { status, text } = await site.visitor().send('GET', '/lang-config')
  expect([status, listed(text).toSorted()]).toEqual([200, [...locales].toSorted()])
  for (const locale of locales) {
    expect(pageText(text)).toContain(endonyms[locale])
    for (const page of ['terms', 'privacy', 'cookies', 'faq', 'ban', 'return-policy', 'service'])
      expect(text).toContain(`href="/pages/${page}?locale=${locale}"`)
  }
  expect(pageText(text)).toContain('Regulamin')
  expect(main(text)).toMatch(/aria-current="true"[^>]*>English</)
})

test.each(locales)(
  'SITE-09 choosing %s sets the cookie for a year and the page follows',
  async (locale) => {
    const browser = site.visitor()
    const chosen = await browser.send('GET', `/lang-config?locale=${locale}`)
    expect([chosen.status, chosen.headers.get('location')]).toEqual([302, '/lang-config'])
    const cookie = chosen.setCookies.find((each) => each.startsWith('i18n_redirected=')) ?? ''
    expect(cookie).toMatch(new RegExp(`^i18n_redirected=${locale};.*Max-Age=31536000`, 'i'))
    expect(cookie).toMatch(/SameSite=Lax/i)
    const { text } = await browser.send('GET', '/lang-config')
    expect(languageOf(text)).toBe(locale)
    expect(text).toContain(phrase('languages.lead', { locale }))
  },
)

test('SITE-09 a member’s choice is stored with the account, and in this browser', async () => {
  const { browser } = await site.addPerson({ name: 'Claire' })
  expect((await browser.send('PUT', '/api/user.php', { language: 'it' })).status).toBe(200)
  const user = (await browser.send('GET', '/api/user.php')).body as { user?: { language: string } }
  expect(user.user?.language).toBe('it')
  expect(languageOf((await browser.send('GET', '/lang-config')).text)).toBe('it')
})

test('SITE-09 a language that the menu leaves out can still be chosen here; an unknown one changes nothing', async () => {
  const { sites } = site.server.product
  await sites.changeSite(1, { region: { locales: ['en', 'fr'] } })
  const browser = site.visitor()
  expect(listed((await browser.send('GET', '/lang-config')).text)).toHaveLength(7)
  await browser.send('GET', '/lang-config?locale=pl')
  expect(languageOf((await browser.send('GET', '/premium')).text)).toBe('pl')
  await browser.send('GET', '/lang-config?locale=xx')
  expect(languageOf((await browser.send('GET', '/premium')).text)).toBe('pl')
  await sites.changeSite(1, { region: { locales: [...locales] } })
})

test('SITE-03 the menu offers the languages the operator set: two of them, or all seven', async () => {
  const { sites } = site.server.product
  for (const offered of [['en', 'fr'], [...locales]] as Locale[][]) {
    await sites.changeSite(1, { region: { locales: offered } })
    const settings = (await site.visitor().send('GET', '/api/settings')).body as {
      locales?: Locale[]
    }
    expect([...(settings.locales ?? [])].toSorted()).toEqual([...offered].toSorted())
    const { text } = await site.visitor().send('GET', '/login')
    const menu = [...text.matchAll(/href="\/login\?locale=(\w\w)"/g)].map(([, locale]) => locale)
    expect(menu.toSorted()).toEqual([...offered].toSorted())
  }
})

test.each([
  ['8.8.8.8', 'en es'],
  ['145.97.39.155', 'nl'],
  ['193.190.198.2', 'nl fr de'],
  ['193.48.96.1', 'fr'],
  ['193.204.5.1', 'it'],
  ['130.206.1.2', 'es'],
  ['193.99.144.80', 'de'],
  ['131.130.1.1', 'de'],
  ['134.226.1.1', 'en'],
  ['131.111.8.46', 'en'],
  ['142.1.1.1', 'en fr'],
  ['153.19.250.100', 'pl'],
  ['130.102.6.192', 'en'],
  ['130.216.1.1', 'en'],
  ['129.132.1.1', 'de it fr en'],
])('SITE-03 a visitor from the address %s is offered %s first', async (address, first) => {
  const { body } = await site
    .visitor()
    .send('GET', '/api/settings', undefined, { 'x-forwarded-for': address })
  const { locales: offered } = body as unknown as { locales: string[] }
  expect(offered.slice(0, first.split(' ').length).join(' ')).toBe(first)
  expect(offered).toHaveLength(7)
})

test.each([
  ['no cookie, from Poland', '153.19.250.100', '', 'pl'],
  ['no cookie, from Switzerland, reading English', '129.132.1.1', '', 'en'],
  ['English chosen, from Poland', '153.19.250.100', 'i18n_redirected=en', 'en'],
  ['no cookie, from an unknown place', '10.0.0.9', '', 'en'],
])(
  'SITE-03 the language of emails follows the visitor’s country until a language is chosen: %s',
  async (name, address, cookie, locale) => {
    const email = `reader.${name.length}.${locale}@example.org`
    const { status } = await site.visitor().send(
      'POST',
      '/api/accounts',
      {
        id: crypto.randomUUID(),
        email,
        name: `Reader ${name.length}`,
        password: 'three tall herons',
        date_of_birth: '1990-04-05',
        gender: 'male',
        seeking: ['female'],
        fictional_acknowledged: true,
        terms_accepted: true,
      },
      { 'x-forwarded-for': address, ...(cookie !== '' && { cookie }) },
    )
    expect(status).toBe(200)
    const [mail] = await site.mails(email)
    expect(mail?.subject).toBe(
      phrase('accounts.mail.confirm.subject', { locale: locale as Locale, site: 'Minuet' }),
    )
  },
)

test('SITE-03 a site can let the browser decide the language of a first visit, but not of a second', async () => {
  const { sites } = site.server.product
  const read = async (headers: Record<string, string>) =>
    languageOf((await site.visitor().send('GET', '/premium', undefined, headers)).text)
  expect(await read({ 'accept-language': 'pl,en;q=0.5' })).toBe('en')
  await sites.changeSettings(1, { first_language: 'browser' })
  expect(await read({ 'accept-language': 'pl,en;q=0.5' })).toBe('pl')
  expect(await read({ 'accept-language': 'pt-BR' })).toBe('en')
  expect(await read({ 'accept-language': 'pl', cookie: 'i18n_redirected=nl' })).toBe('nl')
  await sites.changeSettings(1, { first_language: 'domain' })
})

test.each([
  ['en', /^[A-Z][a-z]+ \d{1,2}, \d{4}$/],
  ['de', /^\d{1,2}\. [A-ZÄ][a-zä]+ \d{4}$/],
  ['es', /^\d{1,2} de [a-z]+ de \d{4}$/],
  ['fr', /^\d{1,2}(?:er)? [a-zéû]+ \d{4}$/],
  ['it', /^\d{1,2} [a-z]+ \d{4}$/],
  ['nl', /^\d{1,2} [a-z]+ \d{4}$/],
  ['pl', /^\d{1,2} [a-zńśź]+ \d{4}$/],
] as const)('SITE-03 dates are written as in %s', async (locale, form) => {
  const cookie = `i18n_redirected=${locale}`
  const { text } = await site.visitor().send('GET', '/pages/cookies', undefined, { cookie })
  const [, day = '', date = ''] = /<time dateTime="([^"]+)">([^<]+)<\/time>/.exec(text) ?? []
  expect(date).toMatch(form)
  // The month has its name in that language.
  expect(date).toContain(
    new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long' })
      .format(new Date(`${day.slice(0, 10)}T12:00:00Z`))
      .match(/\p{L}{3,}/u)?.[0],
  )
})

test('SITE-03 a visitor about whom nothing is known sees dates in the language of the page', async () => {
  const { text } = await site.visitor().send('GET', '/pages/cookies')
  expect(languageOf(text)).toBe('en')
  expect(/<time [^>]+>([^<]+)<\/time>/.exec(text)?.[1]).toMatch(/^[A-Z][a-z]+ \d{1,2}, \d{4}$/)
})
