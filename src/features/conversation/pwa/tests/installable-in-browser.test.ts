import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { phrase } from '#app/testing/phrase.ts'
import { withSite } from '#test/harness/with-site.ts'

const stage = withSite({ cast: 'silent' })

test('NTF-08 Chromium reads the manifest without an error and finds nothing that hinders the installation; in quiet mode there is nothing to install', async () => {
  const page = await stage.visitor()
  await page.goto('/pages/faq')
  const session = await page.context().newCDPSession(page)
  const { url, errors, data } = await session.send('Page.getAppManifest')
  expect([url, errors]).toEqual([`${stage.site().url}/manifest.webmanifest`, []])
  expect(JSON.parse(data ?? '{}')).toMatchObject({ name: 'Minuet', display: 'standalone' })
  // Builds without a window report nothing here; Chromium with one names whatever is missing. Test
  // pages are like private windows, in which nothing can be installed.
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors')
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([])

  await page.context().addCookies([{ name: 'quiet', value: 'keep_session', url: stage.site().url }])
  await page.goto('/pages/faq')
  expect((await session.send('Page.getAppManifest')).url).toBe('')
})

/** Waits until the page is hydrated and its lazy parts are loaded. */
const awake = (page: Page) =>
  page.waitForFunction(() => document.documentElement.dataset.awake !== undefined)
const backButton = (page: Page) =>
  page.locator('header').getByRole('button', { name: phrase('app.nav.back') })

test('NTF-08 after a match or a message, where Chromium offers the installation, a hint appears once; closing it stores the time', async () => {
  const page = await stage.visitor({ as: 'Jonas', worker: true })
  const hint = page.locator('[data-reminder="hide-install-alert"]')
  await page.evaluate(() => localStorage.setItem('hide-push-notification-alert', '1'))
  await page.goto('/likes')
  await awake(page)
  expect(await hint.isVisible()).toBe(false)
  // Chromium does this where the site is not installed yet.
  await page.evaluate(() => dispatchEvent(new Event('beforeinstallprompt', { cancelable: true })))
  await page.evaluate(() => localStorage.setItem('met-at', '1795500000'))
  await expect
    .poll(() =>
      page.evaluate(() => {
        dispatchEvent(new Event('install-offered'))
        return localStorage.getItem('install-hint')
      }),
    )
    .toBe('due')
  await page.goto('/likes')
  await awake(page)
  await hint.waitFor()
  await hint.getByRole('button', { name: phrase('reminders.close') }).click()
  await expect.poll(() => hint.count()).toBe(0)
  expect(await page.evaluate(() => localStorage.getItem('hide-install-alert'))).toMatch(/^\d{10}$/)
  await page.goto('/likes')
  await awake(page)
  await expect.poll(() => hint.count()).toBe(0)
})

test('NAV-03 NTF-08 in the installed app the bar of a member’s page leads back; in a tab there is no such button', async () => {
  const [app, tab] = [
    await stage.visitor({ as: 'Jonas' }),
    await stage.visitor({ as: 'Jonas', width: 1024 }),
  ]
  await app.addInitScript(() => Object.defineProperty(navigator, 'standalone', { value: true }))
  for (const page of [app, tab]) {
    await page.goto('/members')
    await awake(page)
    expect(await backButton(page).count()).toBe(0)
    await page.locator('main a[href^="/members/"]').first().click()
    await page.waitForURL(/\/members\/[\w-]{36}$/)
    await page.getByRole('heading', { level: 1 }).waitFor()
  }
  await backButton(app).click()
  await app.waitForURL((url) => url.pathname === '/members')
  expect(await backButton(tab).count()).toBe(0)
})
