import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { refuseEmails } from '#test/harness/office-fixtures.ts'
import { findSeriousViolations } from '#test/harness/axe.ts'
import { confirm as confirmAddress, signUp } from '#test/harness/people.ts'
import { withSite } from '#test/harness/with-site.ts'
import { fillSignUp } from '#features/members/accounts/testing/fill-sign-up.ts'
import { phrase } from '#app/testing/phrase.ts'

const stage = withSite({ cast: false })
const minute = 60_000
const confirm = phrase('reminders.activate.title')
const addPhoto = phrase('reminders.photo.title')

const reminders = (page: Page) => page.getByRole('region', { name: phrase('reminders.label') })

/** The visible reminder on a page after hydration; `null` if there is none. */
async function reminderOn(page: Page, path: string): Promise<string | null> {
  await page.goto(path)
  await page.waitForFunction(() => document.documentElement.dataset.awake !== undefined)
  await page.waitForLoadState('networkidle')
  const visibleReminders = reminders(page).filter({ visible: true })
  expect(await visibleReminders.count()).toBeLessThanOrEqual(1)
  return (await visibleReminders.count()) === 0
    ? null
    : ((await visibleReminders.locator('.note-title').textContent()) ?? '')
}

/**
 * The titles of the reminders the server renders on a page; the browser shows the first. Whether
 * the reminders of push and of the app are due also depends on the browser.
 */
async function renderedReminders(page: Page, path: string): Promise<string[]> {
  const html = await (await page.request.get(path)).text()
  return [...html.matchAll(/data-reminder="[^"]*".*?class="note-title[^"]*"[^>]*>([^<]*)</gs)]
    .map(([, title]) => title ?? '')
    .filter(
      (title) =>
        title !== phrase('reminders.push.title') && title !== phrase('reminders.install.title'),
    )
}

test(
  'NAV-04 a member who has not confirmed their address is reminded of that first, on every page except sign-up and settings',
  async () => {
    const page = await stage.visitor()
    await signUp(page, 'Greta')
    for (const path of ['/members', '/likes', '/profile', '/premium'])
      expect([path, (await renderedReminders(page, path))[0]]).toEqual([path, confirm])
    for (const path of [
      '/signup-matches',
      '/complete-signup',
      '/complete-signup?step=about',
      '/notifications/account',
    ])
      expect([path, ...(await renderedReminders(page, path))]).toEqual([path])
    expect(await reminderOn(page, '/members')).toBe(confirm)
    expect(await reminders(page).getByRole('button').count()).toBe(0)
    expect(await findSeriousViolations(page)).toEqual([])
    // On a large screen it is never a dialog.
    expect(await page.getByRole('dialog').count()).toBe(0)
    await reminders(page)
      .getByRole('link', { name: phrase('reminders.activate.action') })
      .click()
    await page.getByRole('heading', { name: phrase('accounts.confirm.heading') }).waitFor()
    const stranger = await stage.visitor()
    expect(await renderedReminders(stranger, '/members')).toEqual([])
  },
  minute,
)

test(
  'NAV-04 after a sign-up on a phone the first page shows the reminder as a dialog, once',
  async () => {
    const page = await stage.visitor({ width: 390, height: 844 })
    await fillSignUp(page, 'Femke')
    expect(await page.getByRole('dialog').count()).toBe(0)
    await page.goto('/members')
    const dialog = page.getByRole('dialog', { name: confirm })
    await dialog.waitFor()
    await dialog.getByRole('button', { name: phrase('reminders.later') }).click()
    await dialog.waitFor({ state: 'detached' })
    expect(await reminderOn(page, '/members')).toBe(confirm)
    expect(await page.getByRole('dialog').count()).toBe(0)
  },
  minute,
)

test(
  'PRO-08 NAV-04 a member without a photo is reminded until they dismiss it; the stored flag is a timestamp, and the layout does not shift afterwards',
  async () => {
    const page = await stage.visitor()
    await confirmAddress(stage, page, await signUp(page, 'Ottilie'))
    for (const path of [
      '/profile',
      '/activate/done',
      '/premium',
      '/notifications/account',
      '/signup-matches',
    ])
      expect([path, ...(await renderedReminders(page, path))]).toEqual([path])
    expect(await reminderOn(page, '/likes')).toBe(addPhoto)
    // It is also shown on a page that is not hydrated.
    await page.goto('/pages/terms')
    await reminders(page).getByText(addPhoto).waitFor()
    expect(
      await reminders(page)
        .getByRole('link', { name: phrase('reminders.photo.action') })
        .getAttribute('href'),
    ).toBe('/profile/photos')
    // Dismissing it on such a page hydrates the page first.
    await reminders(page)
      .getByRole('button', { name: phrase('reminders.close') })
      .click()
    await reminders(page).waitFor({ state: 'detached' })
    const flag = await page.evaluate(() => localStorage.getItem('hide-enrich-alert'))
    expect(flag).toMatch(/^\d{10}$/)
    expect(Math.abs(Number(flag) - Date.now() / 1000)).toBeLessThan(60)

    // The server cannot read the flags and renders the reminder; the page hides it before the first
    // paint.
    await page.goto('/pages/terms')
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(await reminders(page).filter({ visible: true }).count()).toBe(0)
    await page.addInitScript(() => {
      const shifts: number[] = []
      Object.assign(window, { shifts })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          shifts.push((entry as unknown as { value: number }).value)
      }).observe({ type: 'layout-shift', buffered: true })
    })
    expect(await renderedReminders(page, '/likes')).toEqual([addPhoto])
    expect(await reminderOn(page, '/likes')).toBe(null)
    const shifted = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)
    expect(shifted.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.01)
  },
  minute,
)

test(
  'NAV-04 a member whose emails were switched off sees the reason before the photo reminder until they dismiss it, but not in the settings',
  async () => {
    const page = await stage.visitor()
    await confirmAddress(stage, page, await signUp(page, 'Ludmila'))
    await refuseEmails(stage.site(), 'Ludmila', '5.1.1 no such user')
    expect(await reminderOn(page, '/likes')).toBe(phrase('reminders.disabled.title'))
    await reminders(page).getByText(phrase('reminders.disabled.reasons.bounce')).waitFor()
    expect(await reminderOn(page, '/notifications/account')).toBe(null)
    expect(await reminderOn(page, '/profile')).toBe(phrase('reminders.disabled.title'))
    await reminders(page)
      .getByRole('button', { name: phrase('reminders.close') })
      .click()
    await reminders(page).waitFor({ state: 'detached' })
    expect(
      await page.evaluate(() => localStorage.getItem('hide-disabled-notifications-alert')),
    ).toMatch(/^\d{10}$/)
    // The next reminder in the queue waits for another page.
    expect(await reminders(page).count()).toBe(0)
    expect(await reminderOn(page, '/likes')).toBe(addPhoto)
  },
  minute,
)
