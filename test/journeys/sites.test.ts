import { expect, test } from 'vitest'
import { openHydrated } from '../harness/open-hydrated.ts'
import { machineNow } from '../../bin/test/shifted-date.ts'
import { withSite } from '../harness/with-site.ts'

const stage = withSite()
const endonyms = ['English', 'Deutsch', 'Español', 'Français', 'Italiano', 'Nederlands', 'Polski']
const sarabande = () => `http://sarabande.localhost:${stage.site().port}`

test('SITE-01 each host is a separate site with its own name, look, language and people', async () => {
  const page = await stage.visitor()
  await page.context().clearCookies()
  await page.goto('/')
  const minuet = await readLook()
  const answer = await page.goto(`${sarabande()}/`)
  expect(answer?.status()).toBe(200)
  const otherLook = await readLook()
  expect([minuet.lang, otherLook.lang]).toEqual(['en', 'de'])
  expect(minuet.title).toMatch(/Minuet$/)
  expect(otherLook.title).toMatch(/Sarabande$/)
  expect(otherLook.brand).not.toBe(minuet.brand)
  expect(otherLook.text).not.toContain('Minuet')
  await page.goto(`${sarabande()}/dev/as`)
  await page.getByRole('button', { name: 'Clara', exact: true }).click()
  await page.waitForURL('**/members**')
  await openHydrated(page, `${sarabande()}/members?country=all&gender=all&two_way=false&min_age=18&max_age=99`)
  const names = (await page.locator('main .pcard-link').allTextContents()).map((text) => text.split(',')[0]?.trim())
  const sarabandeNames = ['Julian', 'Lea', 'Stefan', 'Sabine', 'Lukas', 'Vera', 'Livia', 'Anton', 'Leon']
  expect(sarabandeNames.filter((name) => names.includes(name)).length).toBeGreaterThanOrEqual(5)
  expect(['Elena', 'Jonas', 'Kofi', 'Amara', 'Mei'].filter((name) => names.includes(name))).toEqual([])
  await page.context().clearCookies()
  await openHydrated(page, `${sarabande()}/login`)
  await page.getByRole('heading', { level: 1, name: 'Schön, dich wiederzusehen' }).waitFor()
  await page.locator('input[name="login"]').fill('elena@minuet.example')
  await page.locator('input[name="password"]').fill('minuet-demo')
  await page.locator('main button[type="submit"]').click()
  await page.getByRole('alert').waitFor()
  expect(new URL(page.url()).pathname).toBe('/login')

  async function readLook() {
    return page.evaluate(() => ({
      lang: document.documentElement.lang,
      title: document.title,
      brand:
        document.documentElement.dataset.brand ??
        getComputedStyle(document.documentElement).getPropertyValue('--color-peony'),
      text: document.body.innerText,
    }))
  }
})

test('SITE-01 an unknown host is refused with 421', async () => {
  const page = await stage.visitor()
  const answer = await page.goto(`http://elsewhere.localhost:${stage.site().port}/members`)
  expect(answer?.status()).toBe(421)
  expect(await page.locator('body').innerText()).not.toContain('Minuet')
})

test('NAV-03 SITE-03 a visitor chooses among the languages by their native names; a cookie stores the choice for 365 days', async () => {
  const page = await stage.visitor()
  await page.context().clearCookies()
  await openHydrated(page, '/login?to=%2Fprofile')
  await page.getByRole('button', { name: 'Language' }).click()
  const offered = page.getByRole('menuitemradio')
  expect((await offered.allTextContents()).toSorted()).toEqual(endonyms.toSorted())
  expect(await page.getByRole('menuitemradio', { checked: true }).textContent()).toBe('English')
  await page.getByRole('menuitemradio', { name: 'Polski' }).click()
  await page.getByRole('heading', { level: 1, name: 'Dobrze cię znów widzieć' }).waitFor()
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/login?to=%2Fprofile')
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'i18n_redirected')
  expect(cookie).toMatchObject({ value: 'pl', sameSite: 'Lax', path: '/' })
  expect(Math.abs((cookie?.expires ?? 0) - machineNow() / 1000 - 365 * 86_400)).toBeLessThan(600)
  await page.goto('/')
  expect(await page.locator('html').getAttribute('lang')).toBe('pl')
})

test('ACC-15 API-01 a member’s choice is saved to the account by PUT user.php and applies on the next device', async () => {
  const page = await stage.visitor({ as: 'Claire' })
  await openHydrated(page, '/members')
  const changed = page.waitForResponse(
    (answer) => answer.request().method() === 'PUT' && answer.url().endsWith('/api/user.php'),
  )
  await page.getByRole('button', { name: 'Language' }).click()
  await page.getByRole('menuitemradio', { name: 'Italiano' }).click()
  const answer = await changed
  expect([answer.status(), answer.request().postDataJSON()]).toEqual([200, { language: 'it' }])
  await page.locator('html[lang="it"]').waitFor({ state: 'attached' })
  expect((await page.context().cookies()).find(({ name }) => name === 'i18n_redirected')).toMatchObject({
    value: 'it',
    sameSite: 'Lax',
  })

  const phone = await stage.visitor({ width: 390 })
  await phone.context().clearCookies()
  await openHydrated(phone, '/login')
  await phone.getByLabel('E-mail address or user name').fill('Claire')
  await phone.getByLabel('Password', { exact: true }).fill('minuet-demo')
  await phone.getByRole('button', { name: 'Log in', exact: true }).click()
  await phone.waitForURL((url) => url.pathname === '/members')
  const user = await phone.evaluate(async () => (await (await fetch('/api/user.php')).json()) as unknown)
  expect(user).toMatchObject({ user: { language: 'it' } })
})

test('NAV-03 the logo leads members to the member search and visitors to the home page', async () => {
  const visitor = await stage.visitor()
  await openHydrated(visitor, '/login')
  await visitor.locator('header a').first().click()
  await visitor.waitForURL((url) => url.pathname === '/')
  await expect.poll(() => visitor.getByRole('heading', { level: 1 }).textContent()).toBe('May I have this dance?')
  const member = await stage.visitor({ as: 'Claire', locale: 'en' })
  await openHydrated(member, '/profile')
  await member.locator('header a').first().click()
  await member.waitForURL((url) => url.pathname === '/members')
  await expect.poll(() => member.getByRole('heading', { level: 1 }).textContent()).toMatch(/people|person/)
})
