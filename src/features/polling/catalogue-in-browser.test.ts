import { expect, test } from 'vitest'
import { withSite } from '../../../e2e/browser/with-site.ts'

const stage = withSite()

test('NTF-06 an open page asks after five seconds and every minute, all three in one, and shows what it hears', async () => {
  const page = await stage.visitor({ as: 'Jonas' })
  const asked: string[] = []
  await page.route('**/api/poll', async (route) => {
    asked.push(route.request().method())
    const answer = await route.fetch()
    const body = await answer.json()
    await route.fulfill({ response: answer, json: { ...body, chats: { ...body.chats, unread: 7 } } })
  })
  await page.clock.install()
  await page.goto('/members')
  await page.locator('html[data-awake]').waitFor()
  await page.clock.runFor(4000)
  expect(asked).toEqual([])
  await page.clock.runFor(2000)
  await expect.poll(() => page.title()).toMatch(/^\(9\)/)
  expect(asked).toEqual(['GET'])
  await page.clock.runFor(60_000)
  await expect.poll(() => asked).toEqual(['GET', 'GET'])
  await page.unrouteAll({ behavior: 'wait' })
})
