import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { beforeAll, expect, test, vi } from 'vitest'
import { openHydrated } from '#test/harness/open-hydrated.ts'
import { findSeriousViolations } from '#test/harness/axe.ts'
import { openRendered } from '#test/harness/open-rendered.ts'
import { withSite } from '#test/harness/with-site.ts'
import { phrase, phrasePattern } from '#app/testing/phrase.ts'

const stage = withSite()
vi.setConfig({ testTimeout: 120_000 })
// Otherwise a new member's first order would cost less.
beforeAll(() =>
  stage.site().server.product.sites.changeSettings(1, { time_bonus: false, welcome_percentage: 0 }),
)

const settings = '/notifications/limits'
const row = (page: Page, name: string) => page.getByRole('form', { name })
const order = (page: Page) =>
  page
    .getByRole('button', { name: phrasePattern('payments.order.button', { start: true }) })
    .first()
/** Moves the clock like /dev/clock; due jobs are irrelevant here. */
const walk = (hours: number) => stage.site().server.infrastructure.clock.moveBy(hours * 3_600_000)

test('BEY-09 a lower limit applies immediately, a higher one after 24 hours at a stated time, and a raise can be cancelled', async () => {
  const page = await stage.visitor({ as: 'Jonas', width: 390, height: 844 })
  const rendered = await page.context().newPage()
  await openRendered(rendered, '/notifications')
  expect(
    await rendered
      .getByRole('link', { name: phrase('spending_limits.meter.link') })
      .getAttribute('href'),
  ).toBe(settings)
  await openHydrated(page, settings)
  await page.getByRole('heading', { level: 2, name: phrase('spending_limits.own.title') }).waitFor()
  await page.getByText(phrase('spending_limits.own.site_default', { limit: '€250.00' })).waitFor()
  const day = row(page, phrase('spending_limits.own.a_day'))
  await day.getByText(phrase('spending_limits.own.none', { spent: '€0.00' })).waitFor()
  await day.getByLabel(phrase('spending_limits.own.field', { currency: 'EUR' })).fill('fifty')
  await day.getByRole('button', { name: phrase('spending_limits.own.save') }).click()
  await day.getByText(phrase('spending_limits.own.wrong')).waitFor()
  expect(
    await day.getByLabel(phrase('spending_limits.own.field', { currency: 'EUR' })).inputValue(),
  ).toBe('fifty')
  await day.getByLabel(phrase('spending_limits.own.field', { currency: 'EUR' })).fill('50')
  await day.getByRole('button', { name: phrase('spending_limits.own.save') }).click()
  await day.getByText(phrase('spending_limits.own.saved')).waitFor()
  await day
    .getByText(phrase('spending_limits.own.held', { spent: '€0.00', limit: '€50.00' }))
    .waitFor()

  await day.getByLabel(phrase('spending_limits.own.field', { currency: 'EUR' })).fill('80')
  await day.getByRole('button', { name: phrase('spending_limits.own.save') }).click()
  await day.getByText(phrasePattern('spending_limits.own.raised', { whole: true })).waitFor()
  await day
    .getByText(phrasePattern('spending_limits.own.waits', { limit: '€80.00', whole: true }))
    .waitFor()
  await day
    .getByText(phrase('spending_limits.own.held', { spent: '€0.00', limit: '€50.00' }))
    .waitFor()
  expect(await findSeriousViolations(page)).toEqual([])
  await day.getByRole('button', { name: phrase('spending_limits.own.cancel_raise') }).click()
  await day.getByText(phrase('spending_limits.own.raise_cancelled')).waitFor()
  expect(await day.getByText(phrasePattern('spending_limits.own.waits')).count()).toBe(0)

  await day.getByRole('button', { name: phrase('spending_limits.own.save') }).click()
  await day
    .getByText(phrasePattern('spending_limits.own.waits', { limit: '€80.00', whole: true }))
    .waitFor()
  const storedDay = row(rendered, phrase('spending_limits.own.a_day'))
  walk(23)
  await openRendered(rendered, settings)
  await storedDay
    .getByText(phrase('spending_limits.own.held', { spent: '€0.00', limit: '€50.00' }))
    .waitFor()
  await storedDay.getByText(phrasePattern('spending_limits.own.waits')).waitFor()
  walk(1)
  await openRendered(rendered, settings)
  await storedDay
    .getByText(phrase('spending_limits.own.held', { spent: '€0.00', limit: '€80.00' }))
    .waitFor()
  expect(await storedDay.getByText(phrasePattern('spending_limits.own.waits')).count()).toBe(0)

  // Above the site's own limit a confirmation is required; declining keeps the typed value.
  const month = row(page, phrase('spending_limits.own.a_month'))
  await month.getByLabel(phrase('spending_limits.own.field', { currency: 'EUR' })).fill('300')
  await month.getByRole('button', { name: phrase('spending_limits.own.save') }).click()
  const dialog = page.getByRole('alertdialog', {
    name: phrase('spending_limits.own.ask_title', { cap: '€250.00' }),
  })
  await dialog.waitFor()
  expect(await findSeriousViolations(page)).toEqual([])
  await dialog.getByRole('button', { name: phrase('spending_limits.own.ask_no') }).click()
  await dialog.waitFor({ state: 'hidden' })
  await month
    .getByText(phrase('spending_limits.own.held', { spent: '€0.00', limit: '€250.00' }))
    .waitFor()
  expect(
    await month.getByLabel(phrase('spending_limits.own.field', { currency: 'EUR' })).inputValue(),
  ).toBe('300')
  await month.getByRole('button', { name: phrase('spending_limits.own.save') }).click()
  await dialog
    .getByRole('button', { name: phrase('spending_limits.own.ask_yes', { limit: '€300.00' }) })
    .click()
  await month
    .getByText(phrasePattern('spending_limits.own.waits', { limit: '€300.00', whole: true }))
    .waitFor()

  const emailSwitch = (where: Page) =>
    where.getByRole('switch', { name: phrase('spending_limits.monthly_email.on') })
  expect(await emailSwitch(page).isChecked()).toBe(true)
  await emailSwitch(page).click()
  await page
    .getByRole('region', { name: phrase('spending_limits.monthly_email.title') })
    .getByText(phrase('spending_limits.monthly_email.saved'))
    .waitFor()
  await openRendered(rendered, settings)
  expect(await emailSwitch(rendered).isChecked()).toBe(false)
})

test('BEY-09 the meter shows how much of the limit is used, and an order over a limit is refused in advance with a reason', async () => {
  const page = await stage.visitor({ as: 'Nora' })
  await page.request.put('/api/spending-limits/week', {
    data: { limit_minor: 3000 },
    headers: { origin: stage.site().url },
  })
  await openHydrated(page, '/credits/p2/ideal?country=NL')
  const meter = page.locator('[data-spend-meter]')
  await meter
    .getByText(phrase('spending_limits.meter.month', { spent: '€0.00', limit: '€250.00' }))
    .waitFor()
  await meter
    .getByText(phrase('spending_limits.meter.week', { spent: '€0.00', limit: '€30.00' }))
    .waitFor()
  await page
    .getByText(phrase('spending_limits.stop.above_limit', { span: 'week', limit: '€30.00' }))
    .first()
    .waitFor()
  expect(await order(page).getAttribute('aria-disabled')).toBe('true')
  expect(await findSeriousViolations(page)).toEqual([])
  await page.getByRole('radio', { name: /^60/ }).check()
  await expect.poll(() => order(page).getAttribute('aria-disabled')).toBe(null)
  const data = { id: randomUUID(), bundle: 'p1', method: 'ideal', country: 'NL', consent: true }
  const placed = await (await page.request.post('/api/orders', { data })).json()
  await page.request.post(placed.redirect, { data: { outcome: 'pay' } })
  const readOrder = async () =>
    (await (await page.request.get(`/api/orders/${placed.order.id}`)).json()).status
  await expect.poll(readOrder).toBe('completed')

  await openRendered(page, '/credits/p0/ideal?country=NL')
  await meter
    .getByText(phrase('spending_limits.meter.month', { spent: '€24.99', limit: '€250.00' }))
    .waitFor()
  await meter
    .getByText(phrase('spending_limits.meter.week', { spent: '€24.99', limit: '€30.00' }))
    .waitFor()
  await page
    .getByText(
      phrasePattern('spending_limits.stop.reached', {
        limit: '€30.00',
        span: 'week',
        time: '12:00 AM',
      }),
    )
    .first()
    .waitFor()
  expect(
    await meter
      .getByRole('link', { name: phrase('spending_limits.meter.link') })
      .getAttribute('href'),
  ).toBe(settings)
  await openRendered(page, settings)
  await row(page, phrase('spending_limits.own.a_week'))
    .getByText(phrase('spending_limits.own.held', { spent: '€24.99', limit: '€30.00' }))
    .waitFor()
})

test('BEY-09 during a pause, a paid message and an order are refused in advance, with a reason, and the pause ends automatically', async () => {
  const page = await stage.visitor({ as: 'Elena', width: 390, height: 844 })
  const { chats } = await (await page.request.get('/api/chats')).json()
  const conversation = `/chats/${
    chats.find((one: { profile: { name: string } }) => one.profile.name === 'Jonas').conversation.id
  }`
  const rendered = await page.context().newPage()
  await openRendered(rendered, conversation)
  await rendered.getByRole('textbox', { name: /Jonas/ }).waitFor()

  await openHydrated(page, settings)
  const pause = page.getByRole('region', { name: phrase('spending_limits.pause.title') })
  await pause.getByText(phrase('spending_limits.pause.choose')).waitFor()
  await pause.getByText(phrase('spending_limits.pause.week', { days: 7 })).click()
  await pause.getByRole('button', { name: phrase('spending_limits.pause.submit') }).click()
  await pause.getByText(phrasePattern('spending_limits.pause.now', { start: true })).waitFor()
  await pause.getByText(phrase('spending_limits.pause.day', { hours: 24 })).click()
  await pause.getByRole('button', { name: phrase('spending_limits.pause.longer') }).click()
  await pause.getByText(phrase('spending_limits.pause.lasts')).waitFor()
  expect(await findSeriousViolations(page)).toEqual([])

  await openHydrated(page, conversation)
  await page.getByText(phrasePattern('spending_limits.note.paused', { start: true })).waitFor()
  expect(await page.getByRole('textbox', { name: /Jonas/ }).count()).toBe(0)
  expect(await findSeriousViolations(page)).toEqual([])
  const sent = await page.request.post(
    `/api${conversation.replace('/chats', '/conversations')}/messages`,
    {
      data: { id: crypto.randomUUID(), text: 'All the same' },
      headers: { origin: stage.site().url },
    },
  )
  expect(sent.status()).toBe(403)
  expect(await sent.json()).toMatchObject({
    error: {
      code: 'chat.on_break',
      message: expect.stringMatching(phrasePattern('chat.refusals.on_break', { whole: true })),
    },
  })

  await openRendered(rendered, '/credits')
  await rendered.getByText(phrasePattern('spending_limits.note.paused', { start: true })).waitFor()
  expect(await order(rendered).count()).toBe(0)
  expect(await rendered.getByRole('radio').count()).toBe(0)
  await openRendered(rendered, '/premium')
  await rendered.getByText(phrasePattern('spending_limits.note.paused', { start: true })).waitFor()
  expect(
    await rendered
      .getByRole('link', { name: phrasePattern('payments.premium.choose', { start: true }) })
      .count(),
  ).toBe(0)

  walk(7 * 24)
  await openRendered(rendered, conversation)
  await rendered.getByRole('textbox', { name: /Jonas/ }).waitFor()
  await openRendered(rendered, '/credits')
  await rendered.getByRole('radio', { name: /^60/ }).waitFor()
})

test('BEY-09 an exclusion takes two steps that state exactly what happens', async () => {
  const page = await stage.visitor({ as: 'Mei', locale: 'en' })
  await openHydrated(page, settings)
  const exclusion = page.getByRole('region', { name: phrase('spending_limits.exclusion.title') })
  await exclusion
    .getByText(phrase('spending_limits.exclusion.months', { count: 6 }), { exact: true })
    .click()
  await exclusion.getByRole('button', { name: phrase('spending_limits.exclusion.submit') }).click()
  const dialog = page.getByRole('alertdialog', {
    name: phrase('spending_limits.exclusion.ask_title', { count: 6 }),
  })
  for (const words of [
    phrase('spending_limits.exclusion.buying'),
    phrase('spending_limits.exclusion.paid'),
    phrase('spending_limits.exclusion.emails'),
    phrase('spending_limits.exclusion.deletion'),
  ])
    await dialog.getByText(words).waitFor()
  expect(await findSeriousViolations(page)).toEqual([])
  const sizes = await dialog
    .getByRole('button')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().width))
  expect(Math.abs((sizes[0] ?? 0) - (sizes[1] ?? 0))).toBeLessThan(1)
  await dialog.getByRole('button', { name: phrase('spending_limits.exclusion.yes') }).click()
  await dialog.getByText(phrase('spending_limits.exclusion.tick_first')).waitFor()
  await dialog.getByRole('button', { name: phrase('spending_limits.exclusion.no') }).click()
  await dialog.waitFor({ state: 'hidden' })
  expect(
    await exclusion
      .getByText(phrasePattern('spending_limits.exclusion.done', { start: true }))
      .count(),
  ).toBe(0)

  await exclusion.getByRole('button', { name: phrase('spending_limits.exclusion.submit') }).click()
  await dialog.getByRole('checkbox').check()
  await dialog.getByRole('button', { name: phrase('spending_limits.exclusion.yes') }).click()
  await exclusion
    .getByText(phrasePattern('spending_limits.exclusion.done', { start: true }))
    .waitFor()
  await openRendered(page, '/credits')
  await page.getByText(phrasePattern('spending_limits.note.excluded', { start: true })).waitFor()
  expect(await order(page).count()).toBe(0)
  await openRendered(page, '/notifications/delete')
  await page
    .getByRole('button', { name: phrase('settings.delete.open') })
    .first()
    .waitFor()
})
