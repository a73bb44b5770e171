import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openHydrated } from '#test/harness/open-hydrated.ts'
import { findScreenViolations } from '#test/harness/axe-screen.ts'
import { findPhoneProblems } from '#test/harness/phone-problems.ts'
import { advanceClockUntil } from '#test/harness/advance-clock.ts'
import { withSite } from '#test/harness/with-site.ts'

const stage = withSite({ cast: 'silent' })

async function helene(options: { locale?: string; width?: number } = {}) {
  const page = await stage.visitor(options)
  await page.context().request.post('/dev/office', { form: { email: 'helene@minuet.example' } })
  return page
}
const openForm = async (page: Page) => {
  await page.locator('.office-head button').click()
  await page.locator('form input[inputmode="numeric"]').waitFor()
}

test('CRED-08 OPS-01 a code is switched off and on again, a name can be taken only once, and both switches are in the log', async () => {
  const page = await helene()
  await openHydrated(page, '/office/discount-codes')
  await page.getByText('No code is running').waitFor()
  const make = async () => {
    await page.getByRole('button', { name: 'Make a code' }).click()
    await page.getByLabel('Code', { exact: true }).fill('lente26')
    await page.getByText('A sum', { exact: true }).click()
    await page.getByLabel('Sum', { exact: true }).fill('5')
    await page.getByLabel('Least order').fill('12,50')
    await page.getByLabel('iDEAL').check()
    await page.getByLabel(/^Only for one member/).fill('Jonas')
    await page.getByRole('button', { name: 'Make a code' }).click()
  }
  await make()
  const row = page.getByRole('listitem').filter({ hasText: 'LENTE26' })
  for (const fact of ['€5.00 off', 'Only for Jonas', 'From €12.50 up', 'By iDEAL', 'Not used yet'])
    await row.getByText(fact, { exact: true }).waitFor()
  await make()
  await page.getByText('This site has a code of this name already.').waitFor()
  expect(await page.getByLabel('Code', { exact: true }).inputValue()).toBe('lente26')
  await page.context().setOffline(true)
  await page.getByText('You’re offline. This needs the connection.').waitFor()
  await page.context().setOffline(false)
  await page.getByRole('button', { name: 'Back to the list' }).click()
  await row.getByRole('button', { name: 'Switch off: LENTE26' }).click()
  await row.waitFor({ state: 'detached' })
  await page.getByRole('tab', { name: 'Switched off' }).click()
  await row.getByRole('button', { name: 'Switch on: LENTE26' }).click()
  await page.getByText('The code is switched on.').waitFor()
  await openHydrated(page, '/office/audit')
  for (const act of ['discounts.made', 'discounts.switched_off', 'discounts.switched_on'])
    await page.getByText(act).waitFor()
})

test('CRED-08 a list that fails to load shows an error and loads on the next try', async () => {
  const page = await helene()
  await page.route('**/api/office/discount-codes', (route) => route.fulfill({ status: 500, body: '{}' }))
  await page.clock.install()
  await openHydrated(page, '/office/discount-codes')
  await advanceClockUntil(page, page.getByText('The codes can’t be loaded right now'))
  await page.unroute('**/api/office/discount-codes')
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('tab', { name: /Running/ }).waitFor()
  expect(await page.getByRole('alert').count()).toBe(0)
})

const screens = [
  {
    name: 'discount codes',
    path: '/office/discount-codes',
    open: (page: Page) => page.locator('.office-made, .empty').first().waitFor(),
  },
  { name: 'creating a code', path: '/office/discount-codes', open: openForm },
  {
    name: 'creating a code, nothing typed',
    path: '/office/discount-codes',
    open: async (page: Page) => {
      await openForm(page)
      await page.locator('form button[type="submit"]').click()
      await page.locator('form [aria-invalid="true"]').first().waitFor()
    },
  },
] as const

test.each(screens)(
  'BEY-20 back office, $name: no serious accessibility violation at 390 and 1440 px, light and dark',
  async (screen) => {
    expect(await findScreenViolations(await helene(), { ...screen, who: 'visitor' })).toEqual([])
  },
)

test.each(['de', 'pl', 'fr'] as const)(
  'BEY-20 SITE-03 the back office’s discount codes fit a phone in %s and are translated',
  async (locale) => {
    const page = await helene({ locale, width: 390 })
    for (const screen of screens)
      expect(await findPhoneProblems(page, { ...screen, who: 'visitor' }, locale)).toEqual([])
  },
)
