import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openHydrated } from '../harness/open-hydrated.ts'
import { someMembers } from '../harness/some-members.ts'
import { withSite } from '../harness/with-site.ts'

const stage = withSite()
const fault = 'An error occurred, please try again later.'
const noConnection = 'You’re offline. Please try again once you’re connected.'

test('NAV-06 an unknown address returns 404, says so, and links to the home page', async () => {
  const page = await stage.visitor()
  for (const path of [
    '/no-such-page',
    '/members/00000000-0000-4000-8000-000000000000',
    '/members/nonsense',
    '/pages/nothing',
  ]) {
    const answer = await page.goto(path)
    expect([path, answer?.status()]).toEqual([path, 404])
    await page.getByRole('heading', { level: 1, name: 'This page could not be found' }).waitFor()
  }
  await page.getByRole('link', { name: 'Go to the start page' }).click()
  await page.waitForURL((url) => url.pathname === '/')
  await page.getByRole('heading', { level: 1, name: 'May I have this dance?' }).waitFor()
})

test.each([
  ['an error without a message', fault, { status: 500, body: '' }],
  ['a proxy error', fault, { status: 502, body: '<html>Bad gateway</html>' }],
  ['a broken connection', noConnection, null],
] as const)(
  'NAV-12 NAV-09 %s shows its message, keeps the typed text, and nothing is sent twice',
  async (_, sentence, answer) => {
    const page = await stage.visitor()
    let sent = 0
    await page.route('**/api/user.php', (route) => {
      if (route.request().method() !== 'POST') return route.continue()
      sent += 1
      return answer === null ? route.abort() : route.fulfill(answer)
    })
    await openHydrated(page, '/login')
    await page.getByLabel('E-mail address or user name').fill('Jonas')
    await page.getByLabel('Password', { exact: true }).fill('minuet-demo')
    await page.getByRole('button', { name: 'Log in', exact: true }).click()
    await page.getByRole('alert').getByText(sentence).waitFor()
    await page.waitForTimeout(1_200)
    expect(sent).toBe(1)
    expect(await page.getByLabel('E-mail address or user name').inputValue()).toBe('Jonas')
    expect(await page.getByLabel('Password', { exact: true }).inputValue()).toBe('minuet-demo')
  },
)

test('NAV-12 when a part of the profile couldn’t be saved, the page says so and keeps the text', async () => {
  const page = await stage.visitor({ as: 'Jonas' })
  await page.route('**/api/profile/about', (route) => route.fulfill({ status: 500, body: '' }))
  await openHydrated(page, '/profile')
  const about = page.getByRole('region', { name: 'About you' })
  await about.getByRole('textbox').fill('I tune pianos, and ride home along the water.')
  await about.getByRole('button', { name: 'Save' }).click()
  await about.getByText(fault).waitFor()
  expect(await about.getByRole('textbox').inputValue()).toBe('I tune pianos, and ride home along the water.')
  await page.unroute('**/api/profile/about')
  await about.getByRole('button', { name: 'Save' }).click()
  await about.getByText('Saved', { exact: true }).waitFor()
})

test('NAV-09 reads are retried up to five times with growing delays; after that a button retries', async () => {
  const page = await stage.visitor()
  await openHydrated(page, '/members')
  await page.clock.install()
  const tried: number[] = []
  let broken = true
  await page.route('**/api/members?**', (route) => {
    if (!broken) return route.continue()
    tried.push(tried.length)
    return route.abort()
  })
  await choose(page, 'Men')
  const waits: number[] = []
  for (let at = 1; at <= 6; at += 1) {
    let waited = 0
    while (tried.length < at && waited < 20_000) {
      await page.clock.runFor(250)
      waited += 250
      await page.waitForTimeout(20)
    }
    waits.push(waited)
  }
  await page.getByText(noConnection).waitFor()
  expect(tried).toHaveLength(6)
  for (const at of [2, 3, 4, 5]) expect(waits[at]).toBeGreaterThan((waits[at - 1] ?? 0) * 1.4)
  await page.clock.runFor(60_000)
  expect(tried).toHaveLength(6)
  expect(await page.getByText('Nobody matches all of that.').count()).toBe(0)
  broken = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.locator('.pcard-link').first().waitFor()
})

test('BEY-17 a search that timed out says so and never looks like an empty result', async () => {
  const page = await stage.visitor()
  await openHydrated(page, '/members')
  await page.clock.install()
  const sentence = 'The search took too long to finish. It isn’t empty. Try again, or search a smaller area.'
  await page.route('**/api/members?**', (route) =>
    route.fulfill({ status: 503, json: { error: { code: 'search.timed_out', message: sentence } } }),
  )
  await choose(page, 'Men')
  await expect
    .poll(async () => {
      await page.clock.runFor(4_000)
      return page.getByText(sentence).count()
    })
    .toBe(1)
  expect(await page.getByText('Nobody matches all of that.').count()).toBe(0)
})

test('NAV-12 a slim bar shows while there is no connection, until it is back', async () => {
  const page = await stage.visitor()
  await openHydrated(page, '/members')
  const bar = page.getByText('You’re offline.')
  expect(await bar.count()).toBe(0)
  await page.context().setOffline(true)
  await bar.first().waitFor()
  expect((await bar.first().boundingBox())?.height).toBeLessThanOrEqual(60)
  await page.context().setOffline(false)
  await bar.first().waitFor({ state: 'detached' })
})

test('ACC-16 a session that ended elsewhere leads to the log-in page, without an error and with a way back', async () => {
  const page = await stage.visitor({ as: 'Kofi' })
  await openHydrated(page, '/profile')
  const about = page.getByRole('region', { name: 'About you' })
  await about.getByRole('textbox').fill('I bake.')
  page.on('dialog', (dialog) => void dialog.accept())
  await page.context().clearCookies({ name: 'auth.session' })
  // Polling may be refused before the button is pressed; both lead to the same page.
  await about
    .getByRole('button', { name: 'Save' })
    .click()
    .catch(() => undefined)
  await page.waitForURL((url) => url.pathname + url.search === '/login?lost=1&to=%2Fprofile')
  await page.getByText('You were logged out. Log in to continue').waitFor()
  expect(await page.getByRole('dialog').count()).toBe(0)
  expect(await page.locator('.toast').count()).toBe(0)
  expect(await page.getByRole('alert').count()).toBe(0)
  await page.getByLabel('E-mail address or user name').fill('Kofi')
  await page.getByLabel('Password', { exact: true }).fill('minuet-demo')
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await page.waitForURL((url) => url.pathname === '/profile')
})

test('ACC-16 the same refusal from user.php, or for a visitor, does not redirect', async () => {
  const unauthorized = {
    status: 403,
    json: {
      error: { code: 'authentication_required', message: 'Please log in first.' },
      authentication_required: true,
    },
  }
  const member = await stage.visitor({ as: 'Bram' })
  await openHydrated(member, '/profile')
  await member.route('**/api/user.php', (route) => route.fulfill(unauthorized))
  await member.getByRole('button', { name: 'Language' }).click()
  await member.getByRole('menuitemradio', { name: 'Deutsch' }).click()
  await member.locator('.toast').getByText('Please log in first.').waitFor()
  expect(new URL(member.url()).pathname).toBe('/profile')

  const visitor = await stage.visitor()
  await openHydrated(visitor, '/members')
  await visitor.route('**/api/members?**', (route) => route.fulfill(unauthorized))
  await choose(visitor, 'Men')
  await visitor.getByText('Please log in first.').waitFor()
  expect(new URL(visitor.url()).pathname).toBe('/members')
})

test('NAV-08 an invalid field has a red border and a red message, in both themes', async () => {
  for (const dark of [false, true]) {
    const page = await stage.visitor({ dark })
    await openHydrated(page, '/login')
    const plain = await readBorderColour(page)
    await page.getByRole('button', { name: 'Log in', exact: true }).click()
    await page.getByText('Please fill this in.').first().waitFor()
    await expect.poll(async () => redness(await readBorderColour(page))).toBeGreaterThan(50)
    expect(redness(plain)).toBeLessThan(50)
    const message = page.locator('.field-error').first()
    expect(redness(await message.evaluate((element) => getComputedStyle(element).color))).toBeGreaterThan(50)
    const field = page.getByLabel('E-mail address or user name')
    expect(await field.getAttribute('aria-invalid')).toBe('true')
    const described = (await field.getAttribute('aria-describedby')) ?? ''
    expect(await page.locator(`[id="${described.split(' ').at(-1)}"]`).textContent()).toBe('Please fill this in.')
    expect(await field.evaluate((element) => element === document.activeElement)).toBe(true)
  }
})

test('NAV-08 a toast is at most 350 px wide', async () => {
  const { someone } = await someMembers(stage.site())
  for (const width of [390, 1440]) {
    const page = await stage.visitor({ width, as: 'Dev' })
    await openHydrated(page, `/members/${someone}`)
    await page.route('**/api/logout.php', (route) => route.fulfill({ status: 500, body: '' }))
    await page.getByRole('button', { name: /Your account/ }).click()
    await page.getByRole('menuitem', { name: 'Log out' }).click()
    const toast = page.locator('.toast')
    await toast.getByText(fault).waitFor()
    expect((await toast.boundingBox())?.width).toBeLessThanOrEqual(350)
    expect(new URL(page.url()).pathname).toBe(`/members/${someone}`)
  }
})

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
