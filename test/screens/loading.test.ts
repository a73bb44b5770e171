import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openHydrated } from '../harness/open-hydrated.ts'
import { withSite } from '../harness/with-site.ts'

const stage = withSite()
const inTime = { timeout: 20_000 }
const chunk = '**/assets/likes-page-*.js'
const likes = (page: Page) => page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: /^Likes/ })

test('NAV-07 a page whose code is missing reloads once, then shows an error, and reloads again after a minute', async () => {
  const page = await stage.visitor({ as: 'Jonas' })
  await page.route(chunk, (route) => route.abort())
  await openHydrated(page, '/members')
  let loads = 0
  page.on('load', () => (loads += 1))

  await likes(page).click()
  await expect.poll(() => loads, inTime).toBe(1)
  await page.locator('html[data-awake]').waitFor({ state: 'attached' })

  await likes(page).click()
  await page.getByRole('heading', { name: 'An error has occurred' }).waitFor()
  expect(loads).toBe(1)

  await page.addInitScript(() => {
    const now = Date.now
    Date.now = () => now() + 61_000
  })
  await openHydrated(page, '/members')
  expect(loads).toBe(2)
  await likes(page).click()
  await expect.poll(() => loads, inTime).toBe(3)
})

test('choices made before the page’s code has loaded apply once it has', async () => {
  const page = await stage.visitor({ as: 'Amara' })
  const releaseScripts = await asleep(page, '/credits')
  await page.getByRole('combobox', { name: 'You pay from' }).selectOption('AT')
  await page.getByRole('radio', { name: /^60 credits/ }).check()
  await page.getByRole('radio', { name: /PayPal/ }).check()
  await page.locator('#order-consent').check()
  await releaseScripts()
  await expect.poll(() => page.getByRole('combobox', { name: 'You pay from' }).inputValue()).toBe('AT')
  await page.getByRole('button', { name: 'Order and pay €24.99' }).click()
  await page.getByRole('heading', { name: 'Pay €24.99' }).waitFor()
})

test('text written before the page’s code has loaded can be sent once it has', async () => {
  const page = await stage.visitor({ as: 'Jonas' })
  await openHydrated(page, '/chats')
  const chat = await page.locator('a[href^="/chats/"]').first().getAttribute('href')
  const wake = await asleep(page, chat ?? '')
  const box = page.locator('main textarea')
  await box.fill('I was quicker than the page')
  await wake()
  expect(await box.inputValue()).toBe('I was quicker than the page')
  expect(await page.getByRole('button', { name: /^Send/ }).isEnabled()).toBe(true)
})

test('a log-in submitted before the page’s code has loaded puts nothing into the address and is sent once it has', async () => {
  const page = await stage.visitor()
  const wake = await asleep(page, '/login')
  await page.locator('input[name="login"]').fill('jonas@minuet.example')
  await page.locator('input[name="password"]').fill('minuet-demo')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  expect(new URL(page.url()).search).toBe('')
  await wake()
  await page.waitForURL('**/members')
})

/**
 * Opens an address with its scripts delayed. The returned function releases them and waits until
 * the page is hydrated.
 */
async function asleep(page: Page, path: string): Promise<() => Promise<void>> {
  const ready = Promise.withResolvers<void>()
  await page.route('**/assets/entry-client-*.js', async (route) => {
    await ready.promise
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'commit' })
  return async () => {
    ready.resolve()
    await page.locator('html[data-awake]').waitFor({ state: 'attached' })
  }
}

test('NAV-07 hovering over a link prefetches its page, and a failed prefetch breaks nothing', async () => {
  const page = await stage.visitor({ as: 'Jonas' })
  const requested: string[] = []
  await page.route(chunk, (route) => {
    requested.push(route.request().url())
    return route.abort()
  })
  await openHydrated(page, '/members')
  let loads = 0
  page.on('load', () => (loads += 1))
  await likes(page).hover()
  await expect.poll(() => requested.length, inTime).toBe(1)
  await page.getByRole('heading', { level: 1 }).hover()
  expect(loads).toBe(0)
})

test.each([
  ['data saving is on', { saveData: true, effectiveType: '4g' }],
  ['the connection is slow', { saveData: false, effectiveType: '2g' }],
  ['the connection is very slow', { saveData: false, effectiveType: 'slow-2g' }],
])('NAV-07 nothing is prefetched when %s', async (_, connection) => {
  const page = await stage.visitor({ as: 'Jonas' })
  await page.addInitScript((connectionInfo) => {
    Object.defineProperty(navigator, 'connection', { value: connectionInfo })
  }, connection)
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await openHydrated(page, '/members')
  await likes(page).hover()
  await likes(page).focus()
  await page.waitForTimeout(300)
  expect(asked.filter((url) => url.includes('/likes-page-'))).toEqual([])
  await likes(page).click()
  await page.waitForURL('**/likes')
  expect(asked.filter((url) => url.includes('/likes-page-'))).toHaveLength(1)
})

test('NAV-07 the loading bar appears after 200 ms, runs for five seconds, and disappears when loading ends', async () => {
  const page = await stage.visitor({ as: 'Jonas' })
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  let release: (() => void) | undefined
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(chunk, async (route) => {
    await released
    await route.continue()
  })
  await openHydrated(page, '/members')
  await likes(page).click()
  const bar = page.getByRole('progressbar', { name: 'Loading' })
  await bar.waitFor({ state: 'attached' })
  const timings = await bar.evaluate((element) =>
    element.getAnimations({ subtree: true }).map((animation) => {
      const { delay, duration } = animation.effect?.getTiming() ?? {}
      return [(animation as CSSAnimation).animationName, delay, duration]
    }),
  )
  expect(timings).toEqual([
    ['appear', 200, 1],
    ['creep', 0, 5000],
  ])
  release?.()
  await page.waitForURL('**/likes')
  await bar.waitFor({ state: 'detached' })
})

test('a page that hydrates on interaction loads two small scripts; the first tap that needs more hydrates it', async () => {
  const page = await stage.visitor()
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname.replace(/-[\w-]{8}\.js$/, ''))
  })
  await page.goto('/', { waitUntil: 'networkidle' })
  expect(scripts.sort()).toEqual(['/assets/entry-still', '/assets/preload'])
  await page.getByRole('link', { name: 'Create your profile, free' }).click()
  await page.getByRole('dialog').getByRole('heading', { name: 'First, the essentials' }).waitFor()
})
