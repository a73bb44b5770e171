import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { phrase, phrasePattern } from '#app/testing/phrase.ts'
import { openHydrated } from '../harness/open-hydrated.ts'
import { withSite } from '../harness/with-site.ts'

const stage = withSite({ limits: 'count' })
const inTime = { timeout: 20_000 }
const chunk = '**/assets/likes-page-*.js'
const likes = (page: Page) =>
  page
    .getByRole('navigation', { name: phrase('app.nav.label') })
    .getByRole('link', { name: phrasePattern('app.nav.likes', { start: true }) })

test('NAV-07 hovering over a link prefetches its page, and a failed prefetch breaks nothing; a page whose code is missing reloads once, then shows an error, and reloads again after a minute', async () => {
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
  await page.getByRole('combobox', { name: phrase('payments.checkout.country') }).selectOption('AT')
  await page
    .getByRole('radio', {
      name: phrasePattern('payments.bundle.whole', { credits: 60, start: true }),
    })
    .check()
  await page.getByRole('radio', { name: /PayPal/ }).check()
  await page.locator('#order-consent').check()
  await releaseScripts()
  await expect
    .poll(() =>
      page.getByRole('combobox', { name: phrase('payments.checkout.country') }).inputValue(),
    )
    .toBe('AT')
  await page.getByRole('button', { name: `${phrase('payments.order.button')} €24.99` }).click()
  await page
    .getByRole('heading', {
      name: phrase('sandbox_gateway.simulation.title', { amount: '€24.99' }),
    })
    .waitFor()
})

test('text written before the page’s code has loaded can be sent once it has', async () => {
  const page = await stage.visitor({ as: 'Jonas' })
  const { chats } = (await (await page.request.get('/api/chats')).json()) as {
    chats: { conversation: { id: string } }[]
  }
  const wake = await asleep(page, `/chats/${chats[0]?.conversation.id}`)
  const box = page.locator('main textarea')
  await box.fill('I was quicker than the page')
  await wake()
  await expect.poll(() => box.inputValue()).toBe('I was quicker than the page')
  expect(
    await page
      .getByRole('button', { name: phrasePattern('chat.composer.send', { start: true }) })
      .isEnabled(),
  ).toBe(true)
})

test('a log-in submitted before the page’s code has loaded does not add anything to the URL and is sent once it has', async () => {
  const page = await stage.visitor()
  const wake = await asleep(page, '/login')
  await page.locator('input[name="login"]').fill('jonas@minuet.example')
  await page.locator('input[name="password"]').fill('minuet-demo')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: phrase('accounts.login.submit'), exact: true }).click()
  expect(new URL(page.url()).search).toBe('')
  await wake()
  await page.waitForURL('**/members')
})

test('hearts pressed before the page’s code has loaded are liked once it has', async () => {
  const page = await stage.visitor({ as: 'Jonas' })
  const wake = await asleep(page, '/members')
  const hearts = page.locator('main .pcard-action button[aria-pressed="false"]')
  const names = await Promise.all([0, 1].map((at) => hearts.nth(at).getAttribute('aria-label')))
  const likes: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/like')) likes.push(request.url())
  })
  for (const name of names) await page.getByRole('button', { name: name ?? '' }).click()
  expect(likes).toEqual([])
  await wake()
  for (const name of names)
    await page.locator(`main button[aria-label="${name}"][aria-pressed="true"]`).waitFor()
  expect(new Set(likes).size).toBe(2)
})

test('an untouched page fetches its code only after everything visible has arrived, and runs it automatically', async () => {
  const page = await stage.visitor()
  await page.goto('/login')
  await page.locator('html[data-awake]').waitFor({ state: 'attached' })
  const [loadedAt, scriptsAt] = await page.evaluate(() => {
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    const scripts = performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'))
    return [visit?.loadEventStart ?? 0, scripts.map(({ startTime }) => startTime)] as const
  })
  expect(scriptsAt.length).toBeGreaterThan(0)
  expect(Math.min(...scriptsAt)).toBeGreaterThanOrEqual(loadedAt)
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

test('NAV-07 code that no one waits for never reloads a page, so what a member has typed is not lost', async () => {
  const page = await stage.visitor({ as: 'Jonas' })
  await page.addInitScript(() => {
    // The product's own listener runs after this one, so the failure is marked a moment later.
    addEventListener('vite:preloadError', () =>
      setTimeout(() => (document.documentElement.dataset.failed = '')),
    )
  })
  await page.route(/\/assets\/run-installed-app-[^/]+\.js$/, (route) => route.abort())
  await openHydrated(page, '/support')
  const field = page.locator('textarea')
  await field.fill('The text that must stay')
  await page.locator('html[data-failed]').waitFor({ state: 'attached' })
  expect(await page.evaluate(() => sessionStorage.getItem('chunk-reloaded-at'))).toBeNull()
  expect(await field.inputValue()).toBe('The text that must stay')
})

test('NAV-07 nothing is prefetched while data saving is on or the connection is slow; the loading bar then appears after 200 ms, runs for five seconds, and disappears when loading ends', async () => {
  const page = await stage.visitor({ as: 'Jonas' })
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: {}, writable: true })
  })
  const requested: string[] = []
  const released = Promise.withResolvers<void>()
  await page.route(chunk, async (route) => {
    requested.push(route.request().url())
    await released.promise
    await route.continue()
  })
  await openHydrated(page, '/members')
  for (const connection of [
    { saveData: true, effectiveType: '4g' },
    { saveData: false, effectiveType: '2g' },
    { saveData: false, effectiveType: 'slow-2g' },
  ]) {
    await page.evaluate((value) => Object.assign(navigator, { connection: value }), connection)
    await page.getByRole('heading', { level: 1 }).hover()
    await likes(page).hover()
    await likes(page).focus()
    await page.waitForTimeout(300)
    expect([connection, requested]).toEqual([connection, []])
    await likes(page).blur()
  }
  await likes(page).click()
  const bar = page.getByRole('progressbar', { name: phrase('app.loading') })
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
  released.resolve()
  await page.waitForURL('**/likes')
  await bar.waitFor({ state: 'detached' })
  expect(requested).toHaveLength(1)
})

test('a page that runs on demand loads no script file; the first tap that needs code runs it', async () => {
  const page = await stage.visitor()
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script')
      scripts.push(new URL(request.url()).pathname.replace(/-[\w-]{8}\.js$/, ''))
  })
  await page.goto('/', { waitUntil: 'networkidle' })
  expect(scripts).toEqual([])
  await page.getByRole('link', { name: phrase('payments.premium.sign_up') }).click()
  await page
    .getByRole('dialog')
    .getByRole('heading', { name: phrase('accounts.signup.heading') })
    .waitFor()
})

test('SITE-06 API-03 interests, regions and company are each loaded once, however often their pages are opened', async () => {
  const page = await stage.visitor({ as: 'Jonas' })
  const requested: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (/^\/api\/(interests|regions|company)$/.test(pathname)) requested.push(pathname + search)
  })
  await page.clock.install()
  await page.goto('/members')
  await page.locator('html[data-awake]').waitFor({ state: 'attached' })
  for (let times = 0; times < 3; times += 1) {
    await page.getByRole('button', { name: phrase('app.nav.account') }).click()
    await page.getByRole('menuitem', { name: phrase('app.nav.my_profile') }).click()
    await page.waitForURL('**/profile')
    await page.getByRole('link', { name: phrase('profiles.own.interests.title') }).click()
    await page.getByRole('checkbox', { name: phrase('profiles.interests.hiking') }).waitFor()
    await page
      .getByRole('link', { name: phrase('app.nav.members'), exact: true })
      .first()
      .click()
    await page.waitForURL('**/members**')
    // Longer than any cached data stays fresh.
    await page.clock.fastForward(120_000)
  }
  expect(requested.filter((path) => path.startsWith('/api/interests'))).toEqual(['/api/interests'])
  expect(requested).toEqual([...new Set(requested)])
  // The company is part of every document, so a page never requests it.
  expect(requested.filter((path) => path.startsWith('/api/company'))).toEqual([])
})
