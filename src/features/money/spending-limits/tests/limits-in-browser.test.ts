import type { Page } from 'playwright-core'
import { beforeAll, expect, test, vi } from 'vitest'
import { openHydrated } from '#test/harness/open-hydrated.ts'
import { findSeriousViolations } from '#test/harness/axe.ts'
import { withSite } from '#test/harness/with-site.ts'

const stage = withSite()
vi.setConfig({ testTimeout: 120_000 })
// Otherwise a new member's first order would cost less.
beforeAll(() => stage.site().server.product.sites.changeSettings(1, { time_bonus: false, welcome_percentage: 0 }))

const settings = '/notifications/limits'
const row = (page: Page, name: string) => page.getByRole('form', { name })
const order = (page: Page) => page.getByRole('button', { name: /^Order and pay/ })
/** Moves the clock as /dev/clock does; jobs that fall due are irrelevant here. */
const walk = (hours: number) => stage.site().server.infrastructure.clock.moveBy(hours * 3_600_000)

test('BEY-09 a lower limit applies immediately, a higher one after 24 hours at a stated time, and a raise can be cancelled', async () => {
  const page = await stage.visitor({ as: 'Jonas', width: 390, height: 844 })
  await openHydrated(page, '/notifications')
  await page.getByRole('link', { name: 'Limits and breaks' }).click()
  await page.getByRole('heading', { level: 2, name: 'Your limits' }).waitFor()
  await page.getByText('This site sets €250.00 a month for everybody until they set a limit of their own.').waitFor()
  const day = row(page, 'A day')
  await day.getByText('€0.00 so far, no limit').waitFor()
  await day.getByLabel('At most, in EUR').fill('fifty')
  await day.getByRole('button', { name: 'Save' }).click()
  await day.getByText('Please give an amount such as 50 or 49.90.').waitFor()
  expect(await day.getByLabel('At most, in EUR').inputValue()).toBe('fifty')
  await day.getByLabel('At most, in EUR').fill('50')
  await day.getByRole('button', { name: 'Save' }).click()
  await day.getByText('Saved. This holds from now on.').waitFor()
  await day.getByText('€0.00 of €50.00 so far').waitFor()

  await day.getByLabel('At most, in EUR').fill('80')
  await day.getByRole('button', { name: 'Save' }).click()
  await day.getByText(/^Saved\. This holds from .+ on; until then you can call it off\.$/).waitFor()
  await day.getByText(/^From .+ on: €80\.00\.$/).waitFor()
  await day.getByText('€0.00 of €50.00 so far').waitFor()
  expect(await findSeriousViolations(page)).toEqual([])
  await day.getByRole('button', { name: 'Call it off' }).click()
  await day.getByText('Called off. Your limit stays as it is.').waitFor()
  expect(await day.getByText(/^From /).count()).toBe(0)

  await day.getByRole('button', { name: 'Save' }).click()
  await day.getByText(/^From .+ on: €80\.00\.$/).waitFor()
  walk(23)
  await openHydrated(page, settings)
  await day.getByText('€0.00 of €50.00 so far').waitFor()
  walk(1)
  await openHydrated(page, settings)
  await day.getByText('€0.00 of €80.00 so far').waitFor()
  expect(await day.getByText(/^From /).count()).toBe(0)

  // Above the site's own limit a confirmation is required; declining keeps the typed value.
  const month = row(page, 'A month')
  await month.getByLabel('At most, in EUR').fill('300')
  await month.getByRole('button', { name: 'Save' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'More than €250.00 a month?' })
  await dialog.waitFor()
  expect(await findSeriousViolations(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Keep my limit' }).click()
  await dialog.waitFor({ state: 'hidden' })
  await month.getByText('€0.00 of €250.00 so far').waitFor()
  expect(await month.getByLabel('At most, in EUR').inputValue()).toBe('300')
  await month.getByRole('button', { name: 'Save' }).click()
  await dialog.getByRole('button', { name: 'Yes, €300.00' }).click()
  await month.getByText(/^From .+ on: €300\.00\.$/).waitFor()

  const emailSwitch = page.getByRole('switch', { name: 'Send me this letter' })
  expect(await emailSwitch.isChecked()).toBe(true)
  await emailSwitch.click()
  await page.getByRole('region', { name: 'A letter after each month' }).getByText('Saved.').waitFor()
  await openHydrated(page, settings)
  expect(await emailSwitch.isChecked()).toBe(false)
})

test('BEY-09 the meter shows how much of the limit was ordered, and an order over a limit is refused in advance with a reason', async () => {
  const page = await stage.visitor({ as: 'Nora' })
  await page.request.put('/api/spending-limits/week', {
    data: { limit_minor: 3000 },
    headers: { origin: stage.site().url },
  })
  await openHydrated(page, '/credits/p2/ideal?country=NL')
  const meter = page.locator('[data-spend-meter]')
  await meter.getByText('€0.00 of €250.00 ordered this month').waitFor()
  await meter.getByText('€0.00 of €30.00 this week').waitFor()
  await page.getByText('This is more than your limit of €30.00 a week. A smaller package may fit.').waitFor()
  expect(await order(page).getAttribute('aria-disabled')).toBe('true')
  expect(await findSeriousViolations(page)).toEqual([])
  await page.getByRole('radio', { name: /^60/ }).check()
  expect(await order(page).getAttribute('aria-disabled')).toBe(null)
  await page.locator('#order-consent').check()
  await order(page).click()
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: '60 credits added' }).waitFor({ timeout: 40_000 })

  await openHydrated(page, '/credits/p0/ideal?country=NL')
  await meter.getByText('€24.99 of €250.00 ordered this month').waitFor()
  await meter.getByText('€24.99 of €30.00 this week').waitFor()
  await page
    .getByText(/^This would take you over your limit of €30\.00 a week\. From .+, 12:00 AM on there is room for it\.$/)
    .waitFor()
  await meter.getByRole('link', { name: 'Limits and breaks' }).click()
  await row(page, 'A week').getByText('€24.99 of €30.00 so far').waitFor()
})

test('BEY-09 a pause refuses a paid message and an order in advance, with a reason, and ends automatically', async () => {
  const page = await stage.visitor({ as: 'Elena', width: 390, height: 844 })
  await openHydrated(page, '/chats')
  await page.getByRole('link', { name: 'Jonas', exact: true }).click()
  await page.getByRole('log', { name: 'Messages with Jonas' }).waitFor()
  const conversation = new URL(page.url()).pathname
  await page.getByRole('textbox', { name: /Jonas/ }).waitFor()

  await openHydrated(page, settings)
  const pause = page.getByRole('region', { name: 'Take a break' })
  await pause.getByText('Choose for how long first.').waitFor()
  await pause.getByText('7 days').click()
  await pause.getByRole('button', { name: 'Begin the break' }).click()
  await pause.getByText(/^Your break lasts until /).waitFor()
  await pause.getByText('24 hours').click()
  await pause.getByRole('button', { name: 'Make it longer' }).click()
  await pause.getByText('Your break already lasts longer than that.').waitFor()
  expect(await findSeriousViolations(page)).toEqual([])

  await openHydrated(page, conversation)
  await page.getByText(/^You’re taking a break until .+, as you wished\./).waitFor()
  expect(await page.getByRole('textbox', { name: /Jonas/ }).count()).toBe(0)
  expect(await findSeriousViolations(page)).toEqual([])
  const sent = await page.request.post(`/api${conversation.replace('/chats', '/conversations')}/messages`, {
    data: { id: crypto.randomUUID(), text: 'All the same' },
    headers: { origin: stage.site().url },
  })
  expect(sent.status()).toBe(403)
  expect(await sent.json()).toMatchObject({
    error: {
      code: 'chat.on_break',
      message: expect.stringMatching(
        /^You’re taking a break until .+ Nothing was charged, and your message is still here\.$/,
      ),
    },
  })

  await openHydrated(page, '/credits')
  await page.getByText(/^You’re taking a break until /).waitFor()
  expect(await order(page).count()).toBe(0)
  expect(await page.getByRole('radio').count()).toBe(0)
  await openHydrated(page, '/premium')
  await page.getByText(/^You’re taking a break until /).waitFor()
  expect(await page.getByRole('link', { name: /^Choose/ }).count()).toBe(0)
  expect(await findSeriousViolations(page)).toEqual([])

  walk(7 * 24)
  await openHydrated(page, conversation)
  await page.getByRole('textbox', { name: /Jonas/ }).waitFor()
  await openHydrated(page, '/credits')
  await page.getByRole('radio', { name: /^60/ }).waitFor()
})

test('BEY-09 an exclusion takes two steps that state exactly what happens', async () => {
  const page = await stage.visitor({ as: 'Mei', locale: 'en' })
  await openHydrated(page, settings)
  const exclusion = page.getByRole('region', { name: 'Exclude yourself' })
  await exclusion.getByText('6 months', { exact: true }).click()
  await exclusion.getByRole('button', { name: 'Exclude myself' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Exclude yourself for 6 months?' })
  for (const words of [
    'You can’t buy credits.',
    'You can’t send messages, photos or gifts that cost credits.',
    'You get no letters that advertise anything.',
    'You can delete your account at any time.',
  ])
    await dialog.getByText(words).waitFor()
  expect(await findSeriousViolations(page)).toEqual([])
  const sizes = await dialog
    .getByRole('button')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().width))
  expect(Math.abs((sizes[0] ?? 0) - (sizes[1] ?? 0))).toBeLessThan(1)
  await dialog.getByRole('button', { name: 'Exclude myself' }).click()
  await dialog.getByText('Please tick the box first.').waitFor()
  await dialog.getByRole('button', { name: 'Not now' }).click()
  await dialog.waitFor({ state: 'hidden' })
  expect(await exclusion.getByText(/^You have excluded yourself/).count()).toBe(0)

  await exclusion.getByRole('button', { name: 'Exclude myself' }).click()
  await dialog.getByRole('checkbox').check()
  await dialog.getByRole('button', { name: 'Exclude myself' }).click()
  await exclusion.getByText(/^You have excluded yourself until /).waitFor()
  await openHydrated(page, '/credits')
  await page.getByText(/^You have excluded yourself until .+ All that is free goes on\./).waitFor()
  expect(await order(page).count()).toBe(0)
  await openHydrated(page, '/notifications/delete')
  await page
    .getByRole('button', { name: /Delete/ })
    .first()
    .waitFor()
})
