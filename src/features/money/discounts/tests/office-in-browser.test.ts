import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openHydrated } from '#test/harness/open-hydrated.ts'
import { findScreenProblems, phoneLanguages } from '#test/harness/find-screen-problems.ts'
import { advanceClockUntil } from '#test/harness/advance-clock.ts'
import { withSite } from '#test/harness/with-site.ts'
import { phrase, phrasePattern } from '#app/testing/phrase.ts'

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
  await page.getByText(phrase('discounts.office.none_running')).waitFor()
  const make = async () => {
    await page.getByRole('button', { name: phrase('discounts.office.make') }).click()
    await page.getByLabel(phrase('discounts.office.code'), { exact: true }).fill('lente26')
    await page.getByText(phrase('discounts.office.sum'), { exact: true }).click()
    await page.getByLabel(phrase('discounts.office.value'), { exact: true }).fill('5')
    await page.getByLabel(phrase('discounts.office.minimum')).fill('12,50')
    await page.getByLabel('iDEAL').check()
    await page.getByLabel(phrasePattern('discounts.office.member', { start: true })).fill('Jonas')
    await page.getByRole('button', { name: phrase('discounts.office.make') }).click()
  }
  await make()
  const row = page.getByRole('listitem').filter({ hasText: 'LENTE26' })
  for (const fact of [
    '€5.00 off',
    phrase('discounts.office.for_one', { member: 'Jonas' }),
    phrase('discounts.office.least', { minimum: '€12.50' }),
    phrase('discounts.office.by_methods', { methods: 'iDEAL' }),
    phrase('discounts.office.used', { count: 0 }),
  ])
    await row.getByText(fact, { exact: true }).waitFor()
  await make()
  await page.getByText(phrase('discounts.refusals.code_taken')).waitFor()
  expect(await page.getByLabel(phrase('discounts.office.code'), { exact: true }).inputValue()).toBe(
    'lente26',
  )
  await page.context().setOffline(true)
  await page.getByText(phrase('discounts.office.offline')).waitFor()
  await page.context().setOffline(false)
  await page.getByRole('button', { name: phrase('staff.making.back') }).click()
  await row
    .getByRole('button', { name: `${phrase('discounts.office.switch_off')}: LENTE26` })
    .click()
  await row.waitFor({ state: 'detached' })
  await page.getByRole('tab', { name: phrase('discounts.office.off') }).click()
  await row
    .getByRole('button', { name: `${phrase('discounts.office.switch_on')}: LENTE26` })
    .click()
  await page.getByText(phrase('discounts.office.switched_on')).waitFor()
  const audit = await (await page.request.get('/api/office/audit')).text()
  for (const act of ['discounts.made', 'discounts.switched_off', 'discounts.switched_on'])
    expect(audit).toContain(`"${act}"`)
})

test('CRED-08 a list that fails to load shows an error and loads on the next try', async () => {
  const page = await helene()
  await page.route('**/api/office/discount-codes', (route) =>
    route.fulfill({ status: 500, body: '{}' }),
  )
  await page.clock.install()
  await openHydrated(page, '/office/discount-codes')
  await advanceClockUntil(page, page.getByText(phrase('discounts.office.not_loaded')))
  await page.unroute('**/api/office/discount-codes')
  await page.getByRole('button', { name: phrase('staff.shell.retry') }).click()
  await page.getByRole('tab', { name: phrase('discounts.office.running') }).waitFor()
  expect(await page.getByRole('alert').count()).toBe(0)
})

// The form stays open when the window is resized.
const screens = [
  {
    name: 'discount codes',
    ready: (page: Page) => page.locator('.office-made, .empty').first().waitFor(),
  },
  { name: 'creating a code', ready: openForm },
  {
    name: 'creating a code, nothing typed',
    ready: async (page: Page) => {
      await openForm(page)
      await page.locator('form button[type="submit"]').click()
      await page.locator('form [aria-invalid="true"]').first().waitFor()
    },
  },
] as const

test.each(screens)(
  `BEY-20 SITE-03 back office, $name: no serious accessibility violation at 390 and 1440 px, light and dark; fits a phone in ${phoneLanguages.join(' and ')}, fully translated`,
  async (screen) => {
    const pageIn = (locale: string) => helene({ locale, width: 390 })
    const path = '/office/discount-codes'
    expect(await findScreenProblems(pageIn, { ...screen, path, who: 'visitor' })).toEqual([])
  },
)
