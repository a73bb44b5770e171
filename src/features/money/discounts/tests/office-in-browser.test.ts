import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openHydrated } from '#test/harness/open-hydrated.ts'
import { openRendered } from '#test/harness/open-rendered.ts'
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

test('CRED-08 OPS-01 a code is switched off and on again, a name can be taken only once, and both changes are in the log', async () => {
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

test('CRED-08 the office creates a code with a country and a minimum order; a member is refused because of each, then pays less', async () => {
  const office = await helene()
  await openHydrated(office, '/office/discount-codes')
  await office
    .getByText(
      phrase('discounts.office.bonus_rule', {
        site: 'Minuet',
        code: 'TIMEBONUS25',
        percentage: 25,
        hours: 4,
      }),
    )
    .waitFor()
  await office.getByRole('button', { name: phrase('discounts.office.make') }).click()
  await office.getByRole('button', { name: phrase('discounts.office.make') }).click()
  await office.getByText(phrase('discounts.refusals.code_shape', { least: 4, most: 32 })).waitFor()
  await office.getByLabel(phrase('discounts.office.code'), { exact: true }).fill('herbst-26')
  await office.getByLabel(phrase('discounts.office.percentage'), { exact: true }).fill('20')
  await office.getByLabel(phrasePattern('discounts.office.minimum', { start: true })).fill('thirty')
  await office.getByRole('button', { name: phrase('discounts.office.make') }).click()
  await office.getByText(phrase('discounts.office.not_a_number')).waitFor()
  await office.getByLabel(phrasePattern('discounts.office.minimum', { start: true })).fill('30')
  await office.getByLabel(phrase('discounts.office.country')).selectOption('DE')
  const reads = office.getByRole('region', { name: phrase('discounts.office.reads') })
  await reads.getByText('HERBST-26').waitFor()
  await reads.getByText(phrase('discounts.office.least', { minimum: '€30.00' })).waitFor()
  await office.getByRole('button', { name: phrase('discounts.office.make') }).click()
  await office.getByText(phrase('discounts.office.made')).waitFor()
  await office.getByRole('heading', { name: 'HERBST-26' }).waitFor()

  const page = await stage.visitor({ as: 'Jonas' })
  await page.goto('/credits/p1/creditcard?to=/likes')
  await page.getByRole('button', { name: phrase('discounts.field.open') }).click()
  const field = page.getByLabel(phrase('discounts.field.label'))
  await field.fill('herbst-27')
  await field.press('Enter')
  await page.getByText('Code not found.').waitFor()
  await field.fill('herbst-26')
  await page.getByRole('button', { name: phrase('discounts.field.apply') }).click()
  await page.getByText(phrase('discounts.refusals.wrong_country', { country: 'Germany' })).waitFor()
  await page.getByRole('combobox', { name: phrase('payments.checkout.country') }).selectOption('DE')
  await page.getByRole('radio', { name: /Wero/ }).waitFor()
  await page.getByRole('button', { name: phrase('discounts.field.apply') }).click()
  await page.getByText(phrase('discounts.refusals.minimum_order', { minimum: '€30.00' })).waitFor()
  await page.getByRole('radio', { name: /^150/ }).check()
  await page.getByRole('button', { name: phrase('discounts.field.apply') }).click()
  await page.getByText(phrase('discounts.line', { code: 'HERBST-26', percentage: 20 })).waitFor()
  await page.getByText('−€11.00').waitFor()
  await page.getByRole('button', { name: `${phrase('payments.order.button')} €43.99` }).waitFor()
  // The code stays for the visit; where it does not apply, the list price and the reason are
  // shown.
  const rendered = await page.context().newPage()
  await openRendered(rendered, '/credits/p0/creditcard')
  await rendered
    .getByText(phrase('discounts.refusals.minimum_order', { minimum: '€30.00' }))
    .waitFor()
  await rendered
    .getByRole('button', { name: `${phrase('payments.order.button')} €9.99` })
    .first()
    .waitFor()
  const order = async () => {
    await page.locator('#order-consent').check()
    await page.getByRole('button', { name: `${phrase('payments.order.button')} €43.99` }).click()
    await page
      .getByRole('heading', {
        name: phrase('sandbox_gateway.simulation.title', { amount: '€43.99' }),
      })
      .waitFor()
  }
  await order()

  // Going back and choosing another payment method keeps the code.
  await page.goBack()
  await page.locator('html[data-awake]').waitFor({ state: 'attached' })
  await page.getByRole('radio', { name: /PayPal/ }).check()
  await order()
  expect((await page.request.post(page.url(), { data: { outcome: 'pay' } })).status()).toBe(200)
  const newest = async () => (await (await page.request.get('/api/orders')).json()).orders[0]
  await expect.poll(async () => (await newest()).status).toBe('completed')
  await openRendered(rendered, `/transactions/${(await newest()).id}`)
  await rendered
    .getByRole('heading', {
      level: 1,
      name: phrase('payments.transaction.completed.title', { credits: 150 }),
    })
    .waitFor()
  const facts = rendered.getByRole('main')
  for (const fact of ['€54.99', 'HERBST-26', '−€11.00', '€43.99'])
    await facts.getByText(fact, { exact: true }).waitFor()
  await openRendered(rendered, '/transactions')
  await rendered
    .getByRole('link', { name: /150 credits.*€43\.99.*HERBST-26 −€11\.00.*Paid/s })
    .waitFor()
  await rendered.getByRole('link', { name: /150 credits.*Cancelled/s }).waitFor()
  await openRendered(rendered, '/credits')
  await rendered.getByRole('heading', { level: 1 }).waitFor()
  expect(await rendered.getByText('HERBST-26').count()).toBe(0)
}, 180_000)

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
