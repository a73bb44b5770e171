import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openHydrated } from '#test/harness/open-hydrated.ts'
import { findSeriousViolations } from '#test/harness/axe.ts'
import { phoneLanguages } from '#test/harness/find-screen-problems.ts'
import { findPhoneProblems } from '#test/harness/phone-problems.ts'
import { withSite } from '#test/harness/with-site.ts'
import { phrase, phrasePattern } from '#app/testing/phrase.ts'

const stage = withSite({ cast: true })
const phone = { width: 390, height: 844 }
const minute = 60_000
const exit = 'https://en.wikipedia.org/'

/** Stubs the exit page, so that no request leaves this machine. */
async function outside(page: Page): Promise<void> {
  await page.context().route('https://*.wikipedia.org/**', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<title>Wikipedia</title><p>An encyclopedia</p>',
    }),
  )
}

const icon = (page: Page) => page.locator('link[rel="icon"]').getAttribute('href')

test(
  'BEY-19 once switched on in the settings, tabs are neutral immediately and on every page; switched off in the menu, everything is as before',
  async () => {
    const page = await stage.visitor({ as: 'Jonas' })
    await openHydrated(page, '/notifications/quiet')
    await expect.poll(() => page.title()).toMatch(/^\(\d+\) Quiet mode · Minuet$/)
    await page.getByLabel(phrase('settings.quiet.on')).check()
    await expect.poll(() => page.title()).toBe(phrase('quiet_mode.title'))
    expect(await icon(page)).toBe('/icon-plain.svg')
    await page.getByRole('button', { name: phrase('quiet_mode.leave') }).waitFor()
    expect(await findSeriousViolations(page)).toEqual([])
    await page
      .getByRole('link', { name: phrasePattern('app.nav.messages', { start: true }) })
      .click()
    await page.waitForURL('**/chats')
    await page.getByRole('link', { name: 'Elena', exact: true }).click()
    await page.waitForURL('**/chats/*')
    await expect.poll(() => page.title()).toBe(phrase('quiet_mode.title'))
    await page.reload()
    expect(await page.title()).toBe(phrase('quiet_mode.title'))
    expect(await icon(page)).toBe('/icon-plain.svg')
    await openHydrated(page, '/members')
    await page.getByRole('button', { name: phrase('app.nav.account') }).click()
    await page.getByRole('menuitem', { name: phrase('quiet_mode.turn_off') }).click()
    await expect.poll(() => page.title()).toContain('Minuet')
    expect(await icon(page)).toBe('/icon.svg')
    expect(await page.getByRole('button', { name: phrase('quiet_mode.leave') }).count()).toBe(0)
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    expect(page.url()).toMatch(/\/members$/)
  },
  minute,
)

test(
  'BEY-19 pressing Esc three times leaves immediately, closes the site in other tabs too, and going back leaves again',
  async () => {
    const page = await stage.visitor({ as: 'Jonas' })
    await outside(page)
    await openHydrated(page, '/members')
    await page.getByRole('button', { name: phrase('app.nav.account') }).click()
    await page.getByRole('menuitem', { name: phrase('quiet_mode.turn_on') }).click()
    await page.getByRole('button', { name: phrase('quiet_mode.leave') }).waitFor()
    await page
      .getByRole('link', { name: phrasePattern('app.nav.messages', { start: true }) })
      .click()
    await page.waitForURL('**/chats')
    await page.getByRole('link', { name: 'Elena', exact: true }).click()
    await page.waitForURL('**/chats/*')
    const conversation = page.url()
    const otherPage = await page.context().newPage()
    await openHydrated(otherPage, '/likes')
    await page.bringToFront()
    // Two presses close all open layers but do not leave.
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await page.keyboard.press('a')
    expect(page.url()).toBe(conversation)
    for (let press = 0; press < 3; press++) await page.keyboard.press('Escape')
    await page.waitForURL(exit)
    await otherPage.waitForURL(exit)
    await page.goBack({ waitUntil: 'commit' })
    await page.waitForURL(exit)
    await expect.poll(() => page.getByText('An encyclopedia').isVisible()).toBe(true)
    // Returning deliberately works, because the session was kept.
    await openHydrated(page, '/chats')
    expect(await page.title()).toBe(phrase('quiet_mode.title'))
    await page.getByRole('link', { name: 'Elena', exact: true }).waitFor()
  },
  minute,
)

test(
  'BEY-19 on a phone, before hydration and before any script of the page, the button leaves the site, and ends the session if that was chosen',
  async () => {
    const page = await stage.visitor({ ...phone, as: 'Jonas' })
    await outside(page)
    await openHydrated(page, '/notifications/quiet')
    await page.getByLabel(phrase('settings.quiet.on')).check()
    await page.getByLabel(phrase('settings.quiet.end')).check()
    await openHydrated(page, '/chats')
    await page.getByRole('link', { name: 'Elena', exact: true }).click()
    await page.waitForURL('**/chats/*')
    const cookie = (await page.context().cookies())
      .map(({ name, value }) => `${name}=${value}`)
      .join('; ')
    const session = () => fetch(`${stage.site().url}/api/user.php`, { headers: { cookie } })
    expect((await session()).status).toBe(200)
    await page.getByRole('button', { name: phrase('quiet_mode.leave') }).click()
    await page.waitForURL(exit)
    await expect.poll(async () => (await session()).status).toBe(403)
    await openHydrated(page, '/login')
    // A visitor's first page is not hydrated, and in this test only its document is delivered.
    await page.route('**/assets/**', (route) => route.abort())
    await page.goto('/', { waitUntil: 'commit' })
    expect(await page.title()).toBe(phrase('quiet_mode.title'))
    await page.getByRole('button', { name: phrase('quiet_mode.leave') }).click()
    await page.waitForURL(exit)
  },
  minute,
)

test(
  `BEY-19 BEY-20 in quiet mode everything fits on a phone, in ${phoneLanguages.join(' and ')}`,
  async () => {
    for (const language of phoneLanguages) {
      const page = await stage.visitor({ ...phone, locale: language, as: 'Jonas' })
      await page
        .context()
        .addCookies([{ name: 'quiet', value: 'end_session', url: stage.site().url }])
      for (const path of ['/notifications/quiet', '/chats', '/members']) {
        expect(
          await findPhoneProblems(page, { name: path, who: 'member', path }, language),
        ).toEqual([])
        expect(await findSeriousViolations(page)).toEqual([])
      }
    }
  },
  minute,
)
