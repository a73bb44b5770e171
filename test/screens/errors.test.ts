import type { Locator, Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { webClient } from '#features/members/accounts/testing/web-client.ts'
import { mainHeading, pageText } from '#app/testing/page-text.ts'
import { phrase } from '#app/testing/phrase.ts'
import { openHydrated } from '../harness/open-hydrated.ts'
import { withSite } from '../harness/with-site.ts'

const stage = withSite({ limits: 'count' })
const fault = 'An error occurred, please try again later.'
const noConnection = phrase('browser.offline')

/** Pages shared by several tests: a visitor's search, and a member's own profile. */
let search: Page
let profile: Page
beforeAll(async () => {
  search = await stage.visitor()
  await openHydrated(search, '/members')
  profile = await stage.visitor({ as: 'Jonas' })
  await openHydrated(profile, '/profile/about')
})

test('NAV-06 an unknown address returns 404, says so, and links to the home page', async () => {
  const visitor = webClient(stage.site())
  for (const path of [
    '/no-such-page',
    '/members/00000000-0000-4000-8000-000000000000',
    '/members/nonsense',
    '/pages/nothing',
  ]) {
    const { status, text } = await visitor.send('GET', path)
    expect([path, status, mainHeading(text)]).toEqual([path, 404, 'This page could not be found'])
    expect([path, pageText(text, /<a [^>]*href="\/"[^>]*>[^<]*<\/a>(?=.*<\/main>)/s)]).toEqual([
      path,
      phrase('platform.errors.home'),
    ])
  }
  expect(mainHeading((await visitor.send('GET', '/')).text)).toBe(phrase('home.headline'))
})

test('NAV-12 NAV-09 an error without a message, a broken connection and a proxy error each show a message, keep the typed text, and send nothing twice', async () => {
  const page = await stage.visitor()
  let answer: { status: number; body: string } | null = null
  let sent = 0
  await page.route('**/api/user.php', (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    sent += 1
    return answer === null ? route.abort() : route.fulfill(answer)
  })
  await openHydrated(page, '/login')
  await page.getByLabel(phrase('accounts.fields.login')).fill('Jonas')
  await page.getByLabel(phrase('accounts.fields.password'), { exact: true }).fill('minuet-demo')
  // No two consecutive messages are identical, so that the test can wait for each.
  for (const [sentence, response] of [
    [fault, { status: 500, body: '' }],
    [noConnection, null],
    [fault, { status: 502, body: '<html>Bad gateway</html>' }],
  ] as const) {
    answer = response
    sent = 0
    await page.getByRole('button', { name: phrase('accounts.login.submit'), exact: true }).click()
    await page.getByRole('alert').getByText(sentence).waitFor()
    await page.waitForTimeout(1_200)
    expect([sentence, sent]).toEqual([sentence, 1])
    expect(await page.getByLabel(phrase('accounts.fields.login')).inputValue()).toBe('Jonas')
    expect(
      await page.getByLabel(phrase('accounts.fields.password'), { exact: true }).inputValue(),
    ).toBe('minuet-demo')
  }
})

test('NAV-12 when part of the profile can’t be saved, the page shows an error and keeps the text', async () => {
  const page = profile
  await page.route('**/api/profile/about', (route) => route.fulfill({ status: 500, body: '' }))
  const about = page.getByRole('region', { name: phrase('profiles.own.about.title') })
  await about.getByRole('textbox').fill('I tune pianos.')
  await about.getByRole('button', { name: phrase('profiles.own.save') }).click()
  await about.getByText(fault).waitFor()
  expect(await about.getByRole('textbox').inputValue()).toBe('I tune pianos.')
  await page.unroute('**/api/profile/about')
  await about.getByRole('button', { name: phrase('profiles.own.save') }).click()
  await about.getByText(phrase('profiles.own.saved'), { exact: true }).waitFor()
})

test('NAV-12 a slim bar shows while there is no connection, until it is back', async () => {
  const page = search
  const bar = page.getByText(phrase('app.offline'))
  expect(await bar.count()).toBe(0)
  await page.context().setOffline(true)
  await bar.first().waitFor()
  expect((await bar.first().boundingBox())?.height).toBeLessThanOrEqual(60)
  await page.context().setOffline(false)
  await bar.first().waitFor({ state: 'detached' })
})

test('NAV-09 reads are retried up to five times with growing delays; after that there is a retry button', async () => {
  const page = search
  const now = Date.now()
  await page.clock.install({ time: now })
  await page.clock.pauseAt(now + 1000)
  const tried: number[] = []
  let broken = true
  await page.route('**/api/members?**', (route) => {
    if (!broken) return route.continue()
    tried.push(tried.length)
    return route.abort()
  })
  await page.evaluate(recordRetryDelays)
  await choose(page, phrase('profiles.own.basics.men'))
  for (const [at, delay] of [500, 1000, 2000, 4000, 8000].entries()) {
    await expect
      .poll(() => page.evaluate(() => (globalThis as { retryDelays?: number[] }).retryDelays))
      .toContain(delay)
    await page.clock.runFor(delay - 100)
    expect(tried).toHaveLength(at + 1)
    await page.clock.runFor(100)
    await expect.poll(() => tried.length).toBe(at + 2)
  }
  await page.clock.resume()
  await page.getByText(noConnection).waitFor()
  await page.clock.runFor(60_000)
  expect(tried).toHaveLength(6)
  expect(await page.getByText(phrase('search.nobody.title')).count()).toBe(0)
  broken = false
  await page.getByRole('button', { name: phrase('search.retry') }).click()
  await page.locator('.pcard-link').first().waitFor()
  await page.unroute('**/api/members?**')
})

test('BEY-17 a search that timed out shows an error and never looks like an empty result', async () => {
  const page = search
  const sentence = phrase('search.refusals.timed_out')
  await page.route('**/api/members?**', (route) =>
    route.fulfill({
      status: 503,
      json: { error: { code: 'search.timed_out', message: sentence } },
    }),
  )
  await choose(page, phrase('profiles.own.basics.women'))
  await expect
    .poll(async () => {
      await page.clock.runFor(4_000)
      return page.getByText(sentence).count()
    })
    .toBe(1)
  expect(await page.getByText(phrase('search.nobody.title')).count()).toBe(0)
  await page.unroute('**/api/members?**')
})

test('ACC-16 a session that ended elsewhere leads to the log-in page, without an error and with a way back', async () => {
  const page = await stage.visitor({ as: 'Kofi' })
  await openHydrated(page, '/profile/about')
  const about = page.getByRole('region', { name: phrase('profiles.own.about.title') })
  await about.getByRole('textbox').fill('I bake.')
  page.on('dialog', (dialog) => void dialog.accept())
  await page.context().clearCookies({ name: '__Host-auth.session' })
  // Polling may be refused before the button is pressed; both lead to the same page.
  await about
    .getByRole('button', { name: phrase('profiles.own.save') })
    .click()
    .catch(() => undefined)
  await page.waitForURL(
    (url) => url.pathname + url.search === '/login?lost=1&to=%2Fprofile%2Fabout',
  )
  await page.getByText(phrase('accounts.login.lost')).waitFor()
  expect(await page.getByRole('dialog').count()).toBe(0)
  expect(await page.locator('.toast').count()).toBe(0)
  expect(await page.getByRole('alert').count()).toBe(0)
  await page.getByLabel(phrase('accounts.fields.login')).fill('Kofi')
  await page.getByLabel(phrase('accounts.fields.password'), { exact: true }).fill('minuet-demo')
  await page.getByRole('button', { name: phrase('accounts.login.submit'), exact: true }).click()
  await page.waitForURL((url) => url.pathname === '/profile/about')
})

test('ACC-16 the same refusal from user.php, or for a visitor, does not redirect', async () => {
  const loginFirst = phrase('platform.errors.authentication_required')
  const unauthorized = {
    status: 403,
    json: {
      error: { code: 'authentication_required', message: loginFirst },
      authentication_required: true,
    },
  }
  const member = profile
  await member.route('**/api/user.php', (route) => route.fulfill(unauthorized))
  await member.getByRole('button', { name: phrase('app.nav.language') }).click()
  await member.getByRole('menuitemradio', { name: 'Deutsch' }).click()
  await member.locator('.toast').getByText(loginFirst).waitFor()
  expect(new URL(member.url()).pathname).toBe('/profile/about')

  const visitor = search
  await visitor.route('**/api/members?**', (route) => route.fulfill(unauthorized))
  await visitor.locator('aside form').getByRole('button', { name: '18–35' }).click()
  await visitor.getByText(loginFirst).waitFor()
  expect(new URL(visitor.url()).pathname).toBe('/members')
})

test('NAV-08 an invalid field has a red border and a red message, in both themes', async () => {
  const page = await stage.visitor()
  await openHydrated(page, '/login')
  const themes = ['light', 'dark'] as const
  for (const colorScheme of themes) {
    await page.emulateMedia({ colorScheme })
    await expect.poll(async () => redness(await readBorderColour(page))).toBeLessThan(50)
  }
  await page.getByRole('button', { name: phrase('accounts.login.submit'), exact: true }).click()
  await page.getByText(phrase('accounts.fields.required')).first().waitFor()
  const message = page.locator('.field-error').first()
  const readMessageColour = () => message.evaluate((element) => getComputedStyle(element).color)
  for (const colorScheme of themes) {
    await page.emulateMedia({ colorScheme })
    await expect.poll(async () => redness(await readBorderColour(page))).toBeGreaterThan(50)
    expect(redness(await readMessageColour())).toBeGreaterThan(50)
  }
  const field = page.getByLabel(phrase('accounts.fields.login'))
  expect(await field.getAttribute('aria-invalid')).toBe('true')
  const described = (await field.getAttribute('aria-describedby')) ?? ''
  expect(await page.locator(`[id="${described.split(' ').at(-1)}"]`).textContent()).toBe(
    phrase('accounts.fields.required'),
  )
  expect(await field.evaluate((element) => element === document.activeElement)).toBe(true)
})

test('NAV-08 the layout changes at 576, 768 and 992 px', async () => {
  const [member, visitor] = [await stage.visitor({ as: 'Dev' }), await stage.visitor()]
  await member.goto('/profile/facts')
  await visitor.goto('/members')
  /** The number of elements that start at the height of the first one. */
  const countInFirstRow = (elements: Locator) =>
    elements.evaluateAll((all) => {
      const tops = all.map((element) => Math.round(element.getBoundingClientRect().top))
      return tops.filter((top) => top === tops[0]).length
    })
  const measure = async (width: number) => {
    for (const page of [member, visitor]) await page.setViewportSize({ width, height: 900 })
    return {
      fieldsPerRow: await countInFirstRow(member.locator('#facts select')),
      cardsPerRow: await countInFirstRow(visitor.locator('.people > *')),
      signUpLink: await visitor.locator('.topbar a.from-md[href="/signup"]').isVisible(),
      navigation: await member.locator('.topbar nav').isVisible(),
    }
  }
  const phone = { fieldsPerRow: 1, cardsPerRow: 2, signUpLink: false, navigation: false }
  const largePhone = { ...phone, fieldsPerRow: 2 }
  const tablet = { ...largePhone, cardsPerRow: 3, signUpLink: true }
  const desktop = { ...tablet, cardsPerRow: 4, navigation: true }
  for (const [width, layout] of [
    [575, phone],
    [576, largePhone],
    [767, largePhone],
    [768, tablet],
    [991, tablet],
    [992, desktop],
  ] as const)
    expect([width, await measure(width)]).toEqual([width, layout])
})

test('NAV-08 a toast is at most 350 px wide', async () => {
  const page = profile
  await page.route('**/api/logout.php', (route) => route.fulfill({ status: 500, body: '' }))
  await page.getByRole('button', { name: phrase('app.nav.account') }).click()
  await page.getByRole('menuitem', { name: phrase('app.nav.log_out') }).click()
  const toast = page.locator('.toast').filter({ hasText: fault })
  await toast.waitFor()
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 })
    expect((await toast.boundingBox())?.width).toBeLessThanOrEqual(350)
  }
  expect(new URL(page.url()).pathname).toBe('/profile/about')
})

/** Records the milliseconds of each timer that only ends a wait, such as the one before a retry. */
function recordRetryDelays(): void {
  const delays: number[] = []
  Object.assign(globalThis, { retryDelays: delays })
  const set = globalThis.setTimeout
  const recording = (work: () => void, ms = 0) => {
    if (String(work).includes('[native code]')) delays.push(ms)
    return set(work, ms)
  }
  Object.assign(globalThis, { setTimeout: recording })
}

/** Selects one of the genders in the search filters. */
async function choose(page: Page, gender: string): Promise<void> {
  await page.locator('aside form').getByText(gender, { exact: true }).click()
}

async function readBorderColour(page: Page): Promise<string> {
  return page
    .locator('.field-box')
    .first()
    .evaluate((element) => getComputedStyle(element).borderTopColor)
}

/** Returns how much redder a colour is than it is green or blue. */
function redness(colour: string): number {
  const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map(Number)
  return red - Math.max(green, blue)
}
