import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openHydrated } from '../harness/open-hydrated.ts'
import { withSite } from '../harness/with-site.ts'

const stage = withSite({ cast: 'silent' })

/** Opens an office screen as a staff member. */
async function at(who: string, path: string, width = 1440): Promise<Page> {
  const page = await stage.visitor({ width })
  await page.context().request.post('/dev/office', { form: { email: `${who}@minuet.example` } })
  await openHydrated(page, path)
  return page
}

const listScreens = (page: Page) => page.getByRole('navigation', { name: 'Back office' })
const here = (page: Page) => listScreens(page).locator('[aria-current="page"]').allTextContents()
/** Each heading with the entries below it. */
const groups = (page: Page) =>
  listScreens(page)
    .locator('ul')
    .evaluateAll((lists) =>
      lists.map((list) => {
        const heading = document.getElementById(list.getAttribute('aria-labelledby') ?? '')?.textContent ?? ''
        return `${heading}: ${[...list.querySelectorAll('a > span:first-of-type')].map((name) => name.textContent).join(', ')}`
      }),
    )

test('OPS-01 the side bar groups the screens by task and shows each role only its own', async () => {
  const helene = await at('helene', '/office/orders')
  await expect.poll(() => groups(helene)).toContain('Sales: Orders, Direct debit blocks, Closures, Settlements')
  expect(await groups(helene)).toEqual([
    'Safety: Photos, Verifications, Reports, Care',
    'Conversations: Chat desk, Pace',
    'Sales: Orders, Direct debit blocks, Closures, Settlements',
    'Bookkeeping: Turnover, Tax by country, Reconciliation, Webhooks, Ledger health',
    'Site: Discount codes, Ads, Claims',
    'Team: Audit log, Own account',
  ])
  expect(await here(helene)).toEqual(['Orders'])
  await helene.getByRole('list', { name: 'Bookkeeping' }).getByRole('link', { name: 'Turnover' }).click()
  await helene.getByRole('heading', { level: 1, name: 'Turnover' }).waitFor()
  await expect.poll(() => here(helene)).toEqual(['Turnover'])
  expect(await helene.getByRole('button', { name: /^Menu/ }).count()).toBe(0)
  await helene.context().close()

  // A list this short needs no groups.
  const ottilie = await at('ottilie', '/office/desk')
  await expect.poll(() => groups(ottilie)).toEqual([': Chat desk', ': Own account'])
  await ottilie.context().close()
})

test('OPS-01 BEY-20 on a phone the screens are behind a button that names the current one, by keyboard too', async () => {
  const page = await at('helene', '/office/orders', 390)
  const menu = page.getByRole('button', { name: /^Menu: Orders/ })
  await menu.waitFor()
  expect(await listScreens(page).isVisible()).toBe(false)
  await menu.focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => menu.getAttribute('aria-expanded')).toBe('true')
  await page.keyboard.press('Tab')
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Photos')
  await page.keyboard.press('Escape')
  await expect.poll(() => listScreens(page).isVisible()).toBe(false)
  await expect.poll(() => menu.evaluate((button) => button === document.activeElement)).toBe(true)

  await menu.click()
  await page.getByRole('link', { name: 'Closures' }).click()
  await page.getByRole('heading', { level: 1, name: 'Closures' }).waitFor()
  const moved = page.getByRole('button', { name: /^Menu: Closures/ })
  await expect.poll(() => moved.getAttribute('aria-expanded')).toBe('false')
  expect(await listScreens(page).isVisible()).toBe(false)
  await page.context().close()
})
