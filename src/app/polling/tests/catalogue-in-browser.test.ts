import { expect, test } from 'vitest'
import { withSite } from '#test/harness/with-site.ts'

const stage = withSite()

test('NTF-06 an open page polls after five seconds and then every minute, in a single request, and shows the result', async () => {
  const page = await stage.visitor({ as: 'Jonas' })
  const requests: string[] = []
  await page.route('**/api/poll', async (route) => {
    requests.push(route.request().method())
    const answer = await route.fetch()
    const body = await answer.json()
    await route.fulfill({ response: answer, json: { ...body, chats: { ...body.chats, unread: 7 } } })
  })
  await page.clock.install()
  // Request times are recorded with the page's own clock, which keeps running.
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
  await page.locator('html[data-awake]').waitFor()
  await page.clock.runFor(6000)
  await expect.poll(() => page.title()).toMatch(/^\(9\)/)
  expect(requests).toEqual(['GET'])
  await page.clock.runFor(60_000)
  await expect.poll(() => requests).toEqual(['GET', 'GET'])
  const [first = 0, second = 0] = await page.evaluate(() => Reflect.get(window, 'askedAfter') as number[])
  expect([first >= 5000, second - first >= 60_000]).toEqual([true, true])
  await page.unrouteAll({ behavior: 'wait' })
})
