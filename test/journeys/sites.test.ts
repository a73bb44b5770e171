import { expect, test } from 'vitest'
import { webClient } from '#features/members/accounts/testing/web-client.ts'
import { mainHeading, pageText } from '#app/testing/page-text.ts'
import { phrase } from '#app/testing/phrase.ts'
import { openHydrated } from '../harness/open-hydrated.ts'
import { machineNow } from '../../bin/test/shifted-date.ts'
import { withSite } from '../harness/with-site.ts'
import { siteClient } from './site-client.ts'

const stage = withSite()
const endonyms = ['English', 'Deutsch', 'Español', 'Français', 'Italiano', 'Nederlands', 'Polski']
const otherHost = 'sarabande.localhost'

test('SITE-01 each host is a separate site with its own name, look, language and people', async () => {
  const [minuet, sarabande] = [
    siteClient(stage.site(), 'localhost'),
    siteClient(stage.site(), otherHost),
  ]
  const home = await minuet.send('GET', '/')
  const otherHome = await sarabande.send('GET', '/')
  expect([home.status, otherHome.status]).toEqual([200, 200])
  const [look, otherLook] = [readLook(home.text), readLook(otherHome.text)]
  expect([look.lang, otherLook.lang]).toEqual(['en', 'de'])
  expect(look.title).toMatch(/Minuet$/)
  expect(otherLook.title).toMatch(/Sarabande$/)
  expect(look.brand).toMatch(/\w/)
  expect(otherLook.brand).toMatch(/\w/)
  expect(otherLook.brand).not.toBe(look.brand)
  expect(otherLook.text).not.toContain('Minuet')

  const clara = { login: 'Clara', password: 'minuet-demo' }
  expect((await sarabande.send('POST', '/api/user.php', clara)).status).toBe(200)
  const list = await sarabande.send(
    'GET',
    '/members?country=all&gender=all&two_way=false&min_age=18&max_age=99',
  )
  const names = [...list.text.matchAll(/<a [^>]*\bpcard-link\b.*?<\/a>/gs)].map(([card]) =>
    pageText(card).split(',')[0]?.trim(),
  )
  const sarabandeNames = [
    'Julian',
    'Lea',
    'Stefan',
    'Sabine',
    'Lukas',
    'Vera',
    'Livia',
    'Anton',
    'Leon',
  ]
  expect(sarabandeNames.filter((name) => names.includes(name)).length).toBeGreaterThanOrEqual(3)
  expect(['Elena', 'Jonas', 'Kofi', 'Amara', 'Mei'].filter((name) => names.includes(name))).toEqual(
    [],
  )

  const stranger = siteClient(stage.site(), otherHost)
  expect(mainHeading((await stranger.send('GET', '/login')).text)).toBe(
    phrase('accounts.login.heading', { locale: 'de' }),
  )
  const elena = { login: 'elena@minuet.example', password: 'minuet-demo' }
  const refused = await stranger.send('POST', '/api/user.php', elena)
  expect([refused.status, refused.text]).toEqual([
    422,
    expect.stringContaining('accounts.login_failed'),
  ])
  expect((await stranger.send('GET', '/api/user.php')).status).toBe(403)
  expect((await minuet.send('POST', '/api/user.php', elena)).status).toBe(200)
})

function readLook(html: string) {
  return {
    lang: /<html lang="([^"]*)"/.exec(html)?.[1],
    title: pageText(html, /<title>.*?<\/title>/s),
    brand: /data-brand="([^"]*)"/.exec(html)?.[1],
    text: pageText(html, /<body\b.*?<\/body>/s),
  }
}

test('SITE-01 an unknown host is refused with 421', async () => {
  const answer = await siteClient(stage.site(), 'elsewhere.localhost').send('GET', '/members')
  expect([answer.status, answer.text.includes('Minuet')]).toEqual([421, false])
})

test('NAV-03 SITE-03 a visitor chooses among the languages by their native names; a cookie stores the choice for 365 days', async () => {
  const page = await stage.visitor()
  await page.context().clearCookies()
  await openHydrated(page, '/login?to=%2Fprofile')
  await page.getByRole('button', { name: phrase('app.nav.language') }).click()
  const offered = page.getByRole('menuitemradio')
  expect((await offered.allTextContents()).toSorted()).toEqual(endonyms.toSorted())
  expect(await page.getByRole('menuitemradio', { checked: true }).textContent()).toBe('English')
  await page.getByRole('menuitemradio', { name: 'Polski' }).click()
  await page
    .getByRole('heading', { level: 1, name: phrase('accounts.login.heading', { locale: 'pl' }) })
    .waitFor()
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/login?to=%2Fprofile')
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'i18n_redirected')
  expect(cookie).toMatchObject({ value: 'pl', sameSite: 'Lax', path: '/' })
  expect(Math.abs((cookie?.expires ?? 0) - machineNow() / 1000 - 365 * 86_400)).toBeLessThan(600)
  expect(await (await page.request.get('/')).text()).toContain('<html lang="pl"')
})

test('ACC-15 API-01 a member’s choice is saved to the account by PUT user.php and applies on the next device', async () => {
  const page = await stage.visitor({ as: 'Claire' })
  await openHydrated(page, '/members')
  const changed = page.waitForResponse(
    (answer) => answer.request().method() === 'PUT' && answer.url().endsWith('/api/user.php'),
  )
  await page.getByRole('button', { name: phrase('app.nav.language') }).click()
  await page.getByRole('menuitemradio', { name: 'Italiano' }).click()
  const answer = await changed
  expect([answer.status(), answer.request().postDataJSON()]).toEqual([200, { language: 'it' }])
  await page.locator('html[lang="it"]').waitFor({ state: 'attached' })
  expect(
    (await page.context().cookies()).find(({ name }) => name === 'i18n_redirected'),
  ).toMatchObject({
    value: 'it',
    sameSite: 'Lax',
  })

  const phone = webClient(stage.site())
  const login = { login: 'Claire', password: 'minuet-demo' }
  expect((await phone.send('POST', '/api/user.php', login)).body).toMatchObject({
    user: { language: 'it' },
  })
  expect((await phone.send('GET', '/api/user.php')).body).toMatchObject({
    user: { language: 'it' },
  })
})

test('NAV-03 the logo leads members to the member search and visitors to the home page', async () => {
  const client = webClient(stage.site())
  const logo = async (path: string) => {
    const { text } = await client.send('GET', path)
    const header = /<header\b.*?<\/header>/s.exec(text)?.[0] ?? ''
    return /href="([^"]*)"/.exec(/<a [^>]*>/.exec(header)?.[0] ?? '')?.[1] ?? ''
  }
  const home = await logo('/login')
  expect(home).toBe('/')
  expect(mainHeading((await client.send('GET', home)).text)).toBe(phrase('home.headline'))
  const login = { login: 'Mei', password: 'minuet-demo' }
  expect((await client.send('POST', '/api/user.php', login)).status).toBe(200)
  const search = await logo('/profile')
  expect(search).toBe('/members')
  expect(mainHeading((await client.send('GET', search)).text)).toMatch(/people|person/)
})
