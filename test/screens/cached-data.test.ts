import { expect, test } from 'vitest'
import { withSite } from '../harness/with-site.ts'

const stage = withSite({ cast: 'silent' })

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
    await page.getByRole('button', { name: 'Your account' }).click()
    await page.getByRole('menuitem', { name: 'My profile' }).click()
    await page.waitForURL('**/profile')
    await page.getByRole('checkbox', { name: 'Hiking' }).waitFor()
    await page.getByRole('link', { name: 'Members', exact: true }).first().click()
    await page.waitForURL('**/members**')
    // Longer than any cached data stays fresh.
    await page.clock.fastForward(120_000)
  }
  expect(requested.filter((path) => path.startsWith('/api/interests'))).toEqual(['/api/interests'])
  expect(requested).toEqual([...new Set(requested)])
  // The company is part of every document, so a page never requests it.
  expect(requested.filter((path) => path.startsWith('/api/company'))).toEqual([])
})
