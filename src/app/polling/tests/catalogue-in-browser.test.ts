import { expect, test } from 'vitest'
import { withSite } from '#test/harness/with-site.ts'
import { phrase, phrasePattern } from '../../testing/phrase.ts'

const stage = withSite()

test('NTF-06 an open page polls after five seconds and then every minute, in a single request, and shows the result; only the first load shows progress', async () => {
  const page = await stage.visitor({ as: 'Jonas' })
  const requests: string[] = []
  const progress = page.getByRole('progressbar', { name: phrase('app.loading') })
  const skeletons = page.getByRole('main').locator('.skeleton')
  let releasePoll = () => {}
  const pollReleased = new Promise<void>((resolve) => (releasePoll = resolve))
  let releaseLikes = () => {}
  const likesReleased = new Promise<void>((resolve) => (releaseLikes = resolve))
  await page.route('**/api/likes', async (route) => {
    await likesReleased
    await route.continue()
  })
  await page.route('**/api/poll', async (route) => {
    requests.push(route.request().method())
    const answer = await route.fetch()
    if (requests.length === 2) await pollReleased
    const body = await answer.json()
    await route.fulfill({
      response: answer,
      json: { ...body, chats: { ...body.chats, unread: 7 } },
    })
  })
  // The clock is frozen while the page loads, however long that takes.
  const start = new Date()
  await page.clock.install({ time: start })
  await page.clock.pauseAt(new Date(start.getTime() + 10_000))
  // Request times are recorded with the page's own clock.
  await page.addInitScript(() => {
    const startedAt = performance.now()
    const requestDelays: number[] = []
    const real = window.fetch
    window.fetch = (...request) => {
      const to = request[0] instanceof Request ? request[0].url : String(request[0])
      if (to.includes('/api/poll')) requestDelays.push(performance.now() - startedAt)
      return real(...request)
    }
    Object.assign(window, { askedAfter: requestDelays })
  })
  await page.goto('/members')
  // A sign of a person; the code runs after timers of the stopped clock.
  await page.keyboard.press('Shift')
  const awakeAfterStep = async () => {
    await page.clock.runFor(20)
    return page.locator('html[data-awake]').count()
  }
  await expect.poll(awakeAfterStep, { timeout: 60_000 }).toBe(1)
  // The timers are set some time after the page is hydrated, so the clock advances in small steps
  // until they have fired.
  const afterSteps = (ms: number) =>
    expect.poll(async () => {
      await page.clock.runFor(ms)
      return requests.length
    })
  await afterSteps(500).toBe(1)
  // The page shows the response after a timer of its own.
  const titleAfterStep = async () => {
    await page.clock.runFor(100)
    return page.title()
  }
  await expect.poll(titleAfterStep).toMatch(/^\(9\)/)
  expect(requests).toEqual(['GET'])
  await afterSteps(5000).toBe(2)
  expect(requests).toEqual(['GET', 'GET'])
  const [first = 0, second = 0] = await page.evaluate(
    () => Reflect.get(window, 'askedAfter') as number[],
  )
  // The upper limits leave time for a slow machine to load the page and to respond.
  const interval = second - first
  expect([first >= 5000, first < 30_000]).toEqual([true, true])
  expect([interval >= 60_000, interval < 90_000]).toEqual([true, true])
  // While the second poll is pending, no loading indicator is shown.
  await page.clock.runFor(2000)
  expect([await progress.count(), await skeletons.count()]).toEqual([0, 0])
  releasePoll()

  // A list that loads for the first time shows an indicator.
  await page
    .getByRole('navigation', { name: phrase('app.nav.label') })
    .getByRole('link', { name: phrasePattern('app.nav.likes', { start: true }) })
    .click()
  const tabs = page.getByRole('tablist', { name: phrase('likes.lists.label') })
  const afterStep = (count: () => Promise<number>) =>
    expect.poll(async () => {
      await page.clock.runFor(100)
      return count()
    })
  await afterStep(() => skeletons.count()).toBeGreaterThan(0)
  releaseLikes()
  await afterStep(() => tabs.count()).toBe(1)
  expect(await skeletons.count()).toBe(0)
  await page.unrouteAll({ behavior: 'wait' })
})
