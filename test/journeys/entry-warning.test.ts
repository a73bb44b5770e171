import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { phrase } from '#app/testing/phrase.ts'
import { withSite } from '../harness/with-site.ts'

const stage = withSite({ cast: 'silent' })

const warning = (page: Page) =>
  page.getByRole('dialog', { name: phrase('app.entry.title', { age: '18' }) })
const flag = (page: Page) => page.evaluate(() => localStorage.getItem('skipped-site-entry-warning'))
/** Address of a page as seen by a visitor from this country. */
const from = (country: string, path = '/login') => `${path}?geoip_selected_country=${country}`
const change = (
  settings: Parameters<
    ReturnType<typeof stage.site>['server']['product']['sites']['changeSettings']
  >[1],
) => stage.site().server.product.sites.changeSettings(1, settings)

/** Returns how many warnings a page shows once hydrated. */
async function warningsOn(page: Page, path: string): Promise<number> {
  await page.goto(path, { waitUntil: 'networkidle' })
  await page.locator('html[data-awake]').waitFor({ state: 'attached' })
  return warning(page).count()
}

/** Whether a new visitor is sent the page with the instruction to warn. */
async function isSentWarning(path: string): Promise<boolean> {
  const answer = await fetch(stage.site().url + path)
  expect([path, answer.status]).toEqual([path, 200])
  return (await answer.text()).includes('data-warns-unless="skipped-site-entry-warning"')
}

test('NAV-05 the warning is shown once per visitor, full-size, without footer or close button, and the time it was closed is stored', async () => {
  const page = await stage.visitor()
  await page.goto(from('DE'))
  await warning(page).waitFor()
  const dialog = warning(page)
  expect((await dialog.boundingBox())?.width).toBe(800)
  expect(await dialog.locator('footer').count()).toBe(0)
  expect(await dialog.getByRole('button').allTextContents()).toEqual([
    phrase('app.entry.enter', { age: '18' }),
    'Leave',
  ])
  // The heading has focus, Escape and clicks on the backdrop do nothing, and Tab stays inside.
  const focused = () => page.evaluate(() => document.activeElement?.textContent)
  expect(await focused()).toBe(phrase('app.entry.title', { age: '18' }))
  for (let times = 0; times < 3; times += 1) await page.keyboard.press('Escape')
  await page.mouse.click(5, 5)
  expect([await dialog.isVisible(), await flag(page)]).toEqual([true, null])
  await page.keyboard.press('Tab')
  await expect.poll(() => focused()).toBe(phrase('app.entry.enter', { age: '18' }))

  const before = Math.floor(Date.now() / 1000)
  await page.keyboard.press('Enter')
  await dialog.waitFor({ state: 'detached' })
  const at = Number(await flag(page))
  expect(at).toBeGreaterThanOrEqual(before)
  expect(at).toBeLessThanOrEqual(Math.floor(Date.now() / 1000))
  // Closed in one country is closed in all.
  expect(await isSentWarning(from('NL'))).toBe(true)
  expect(await warningsOn(page, from('NL'))).toBe(0)
})

test('NAV-05 a page that hydrates on interaction hydrates just for the warning, but not for visitors who closed it', async () => {
  const page = await stage.visitor({ width: 390, height: 844 })
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script')
      scripts.push(new URL(request.url()).pathname.replace(/-[\w-]{8}\.js$/, ''))
  })
  await page.goto(from('NL', '/'))
  await warning(page)
    .getByRole('button', { name: phrase('app.entry.enter', { age: '18' }) })
    .click()
  await warning(page).waitFor({ state: 'detached' })

  scripts.length = 0
  await page.goto(from('NL', '/'), { waitUntil: 'networkidle' })
  expect(scripts).toEqual([])
  expect(await warning(page).count()).toBe(0)
})

test('NAV-05 a visitor who leaves gets an empty page and is asked again when they come back', async () => {
  const page = await stage.visitor()
  await page.goto(from('NL'))
  await warning(page)
    .getByRole('button', { name: phrase('app.entry.leave') })
    .click()
  await page.waitForURL('about:blank')
  await page.goto(from('NL'))
  await expect.poll(() => warning(page).isVisible()).toBe(true)
})

test('NAV-05 the warning is not shown to visitors from other or unknown countries, members or installed apps, nor on pages that emails link to', async () => {
  expect(await isSentWarning(from('NL'))).toBe(true)
  for (const path of [from('FR'), '/login'])
    expect([path, await isSentWarning(path)]).toEqual([path, false])
  expect(await warningsOn(await stage.visitor(), from('NL', '/reset-password'))).toBe(0)
  expect(await warningsOn(await stage.visitor({ as: 'Jonas' }), from('NL', '/members'))).toBe(0)
  const app = await stage.visitor()
  await app.addInitScript(() => {
    const matchMedia = window.matchMedia.bind(window)
    window.matchMedia = (query) =>
      query.includes('standalone') ? ({ matches: true } as MediaQueryList) : matchMedia(query)
  })
  expect(await warningsOn(app, from('NL'))).toBe(0)
})

test('NAV-05 the operator chooses the countries and can turn it off', async () => {
  await change({ site_entry_countries: ['FR'] })
  expect([await isSentWarning(from('NL')), await isSentWarning(from('FR'))]).toEqual([false, true])
  await change({ enable_site_entry_popup: 'no' })
  expect(await isSentWarning(from('FR'))).toBe(false)
  await change({ enable_site_entry_popup: 'yes', site_entry_countries: ['NL', 'DE'] })
})
