import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openHydrated } from '#test/harness/open-hydrated.ts'
import { openReader, openRendered } from '#test/harness/open-rendered.ts'
import { findSeriousViolations } from '#test/harness/axe.ts'
import { advanceClockUntil } from '#test/harness/advance-clock.ts'
import { withSite } from '#test/harness/with-site.ts'
import { phrase, phrasePattern } from '#app/testing/phrase.ts'

const stage = withSite({ cast: 'silent' })
const minute = 60_000
const hour = 60 * minute
const radio = (page: Page, name: RegExp) => page.getByRole('radio', { name })
const countdown = (page: Page) => page.getByRole('timer')
const time = /\d{1,2}:\d\d/
const bonusLine = phrase('discounts.line', { code: 'TIMEBONUS25', percentage: 25 })

/** Creates a member who signed up `agoMs` ago and has no credits. */
async function createNewcomer(name: string, agoMs: number): Promise<void> {
  const { product, infrastructure } = stage.site().server
  const createdAt = new Date(infrastructure.clock.now().getTime() - agoMs)
  await product.accounts.demo.createAccount(infrastructure.database, {
    member: randomUUID(),
    pool: 1,
    site: 1,
    kind: 'member',
    name,
    locale: 'en',
    createdAt,
    lastActiveAt: createdAt,
    email: `${name.toLowerCase()}@example.org`,
    passwordHash: 'nobody logs in by it',
  })
}

/** Seconds shown on the countdown. */
async function secondsOn(page: Page): Promise<number> {
  const [hours = 0, minutes = 0, seconds = 0] = (
    (await countdown(page).first().textContent()) ?? ''
  )
    .split(':')
    .map(Number)
  return hours * 3600 + minutes * 60 + seconds
}

test(
  'CRED-09 CRED-10 the time bonus expires in two browsers at the same time, and the server then refuses it',
  async () => {
    await createNewcomer('Quirina', minute)
    const one = await stage.visitor({ as: 'Quirina' })
    const two = await stage.visitor({ as: 'Quirina', width: 390, height: 844 })
    for (const page of [one, two]) {
      await page.clock.install()
      await openHydrated(page, '/members')
    }
    const banner = one.getByRole('region', { name: phrase('reminders.bonus.label') })
    await banner
      .getByText(phrasePattern('reminders.bonus.banner_honest', { percentage: 25, time }))
      .waitFor()
    expect(await countdown(one).getAttribute('aria-live')).toBe('off')
    expect(await countdown(one).getAttribute('aria-label')).toMatch(/^3 h 5\d min left$/)
    expect(await countdown(one).textContent()).toMatch(/^3:5\d:\d\d$/)
    const apart = async () => {
      const [here, there] = await Promise.all([secondsOn(one), secondsOn(two)])
      return Math.abs(here - there)
    }
    await expect.poll(apart, { timeout: 5000 }).toBeLessThanOrEqual(1)
    const before = await secondsOn(one)
    await expect.poll(() => secondsOn(one), { timeout: 8000 }).toBeLessThanOrEqual(before - 2)
    expect(await findSeriousViolations(one)).toEqual([])

    // Only one countdown at a time.
    expect(await countdown(one).count()).toBe(1)

    await one.getByRole('link', { name: phrase('reminders.bonus.action') }).click()
    await one.waitForURL('**/credits?to=%2Fmembers')
    await one.getByText(phrasePattern('discounts.offer', { percentage: 25 })).waitFor()
    await radio(one, /^60/).check()
    await radio(one, /iDEAL/).check()
    await one.getByText(bonusLine).waitFor()
    await one.getByRole('button', { name: `${phrase('payments.order.button')} €18.74` }).waitFor()

    const pass = (ms: number) => {
      stage.site().server.infrastructure.clock.moveBy(ms)
      return Promise.all([one, two].map((page) => page.clock.fastForward(ms)))
    }
    // One minute before the end.
    await pass(((await secondsOn(two)) - 60) * 1000)
    await expect.poll(() => secondsOn(two)).toBeLessThanOrEqual(60)
    expect(await secondsOn(two)).toBeGreaterThan(0)
    await one.getByText(bonusLine).waitFor()
    await one.getByRole('button', { name: `${phrase('payments.order.button')} €18.74` }).waitFor()
    await pass(minute)
    // A response that was on its way when the clocks were moved counts from its arrival.
    const shown = async () => {
      await pass(5000)
      const region = two.getByRole('region', { name: phrase('reminders.bonus.label') })
      return [await one.getByText(bonusLine).count(), await region.count()]
    }
    await expect.poll(shown, { timeout: 30_000 }).toEqual([0, 0])
    await one.getByRole('button', { name: `${phrase('payments.order.button')} €22.49` }).waitFor()
    await one.getByText(phrase('discounts.line', { code: 'WELCOME', percentage: 10 })).waitFor()
    const answer = await one.request.post('/api/orders', {
      data: {
        id: randomUUID(),
        bundle: 'p1',
        method: 'ideal',
        country: 'NL',
        consent: true,
        code: 'TIMEBONUS25',
      },
    })
    const refused = [answer.status(), (await answer.json()).error.message]
    expect(refused).toEqual([
      409,
      phrase('payments.refusals.code_refused', { why: phrase('discounts.refusals.code_expired') }),
    ])
    const rendered = await one.context().newPage()
    await openRendered(rendered, '/members')
    expect(
      await rendered.getByRole('region', { name: phrase('reminders.bonus.label') }).count(),
    ).toBe(0)
  },
  3 * minute,
)

test(
  'CRED-10 without credits, the dialog opens after forty seconds in the members’ area, not while the member is typing, and only once',
  async () => {
    await createNewcomer('Oriel', hour)
    const page = await stage.visitor({ as: 'Oriel' })
    await page.clock.install()
    // The opening time is recorded with the page's own clock, which keeps running.
    await page.addInitScript(() => {
      const startedAt = performance.now()
      const note = () => {
        if (document.querySelector('dialog[open]') !== null)
          Object.assign(window, {
            openedAfter: Math.min(
              performance.now() - startedAt,
              Reflect.get(window, 'openedAfter') ?? Infinity,
            ),
          })
      }
      new MutationObserver(note).observe(document, {
        subtree: true,
        childList: true,
        attributes: true,
      })
    })
    await openHydrated(page, '/likes')
    const dialog = page.getByRole('dialog', {
      name: phrasePattern('reminders.bonus.title_honest', { percentage: 25, start: true }),
    })
    await page.clock.runFor(41_000)
    await dialog.waitFor()
    expect(await page.evaluate(() => Reflect.get(window, 'openedAfter'))).toBeGreaterThanOrEqual(
      40_000,
    )

    // Focus in a text field delays it.
    await openHydrated(page, '/likes')
    await page.evaluate(() => {
      const field = document.createElement('textarea')
      document.body.append(field)
      field.focus()
    })
    await page.clock.runFor(45_000)
    expect(await dialog.count()).toBe(0)
    await page.evaluate(() => document.querySelector('textarea')?.remove())
    await page.clock.runFor(2000)
    await dialog.waitFor()
    const [later, packages] = [
      dialog.getByRole('button', { name: phrase('reminders.later') }),
      dialog.getByRole('link', { name: phrase('reminders.bonus.action') }),
    ]
    const boxes = [await later.boundingBox(), await packages.boundingBox()]
    expect(boxes[0]?.height).toBe(boxes[1]?.height)
    expect(Math.abs((boxes[0]?.width ?? 0) - (boxes[1]?.width ?? 0))).toBeLessThan(1)
    expect(await findSeriousViolations(page)).toEqual([])
    await later.click()
    await dialog.waitFor({ state: 'detached' })
    expect(await page.evaluate(() => localStorage.getItem('hide-time-bonus-modal'))).toMatch(
      /^\d{10}$/,
    )
    await openHydrated(page, '/chats')
    await page.clock.runFor(60_000)
    expect(await dialog.count()).toBe(0)
  },
  2 * minute,
)

test(
  'CRED-03 CRED-09 while the bonus runs, /premium and /pricing match the checkout: the price to pay, the normal price struck through, and the end time',
  async () => {
    await createNewcomer('Ottilie', hour)
    const page = await stage.visitor({ as: 'Ottilie' })
    const rendered = await page.context().newPage()
    for (const path of ['/premium', '/pricing']) {
      await openRendered(rendered, path)
      const main = rendered.getByRole('main')
      const tier = main.getByRole('listitem').filter({ hasText: '€18.74' })
      await tier.getByText(phrase('payments.bundle.each', { money: '€0.31' })).waitFor()
      await tier.getByText(phrase('discounts.field.share_off', { percentage: 25 })).waitFor()
      expect(await tier.locator('s').innerText()).toMatch(/€24\.99$/)
      await main.getByText(phrasePattern('discounts.offer', { percentage: 25, time })).waitFor()
      expect(await main.getByRole('timer').count()).toBe(0)
    }
    await page.goto('/credits/exact?for=photo')
    const exact = page.locator('.pay-exact')
    await exact.getByText('€1.65').waitFor()
    expect(await exact.locator('s').innerText()).toMatch(/€2\.20$/)
    await page.getByRole('button', { name: `${phrase('payments.order.button')} €1.65` }).waitFor()
    expect(await findSeriousViolations(page)).toEqual([])
  },
  minute,
)

test(
  'CRED-10 the honest wording is used unless the site configures another; the real end time is shown either way',
  async () => {
    const { sites } = stage.site().server.product
    await sites.changeSettings(1, { offer_wording: 'literal' })
    await createNewcomer('Perpetua', hour)
    const page = await openReader(stage, { as: 'Perpetua' })
    await openRendered(page, '/members')
    await page
      .getByText(phrasePattern('reminders.bonus.banner_literal', { percentage: 25, time }))
      .waitFor()
    await sites.changeSettings(1, { offer_wording: 'honest', time_bonus: false })
    await openRendered(page, '/members')
    expect(await page.getByRole('region', { name: phrase('reminders.bonus.label') }).count()).toBe(
      0,
    )
    await sites.changeSettings(1, { time_bonus: true })
    await openRendered(page, '/activate/done')
    await page
      .getByText(phrasePattern('accounts.activate.discount', { percentage: 25, time }))
      .waitFor()
  },
  minute,
)

test('CRED-08 a welcome code that fails to load is ignored: the list price is shown without an error', async () => {
  await createNewcomer('Rosalind', 5 * hour)
  const page = await stage.visitor({ as: 'Rosalind' })
  await page.clock.install()
  await openHydrated(page, '/likes')
  let failures = 0
  await page.route('**/api/discounts', async (route) => {
    failures += 1
    await route.fulfill({ status: 500, json: { error: { code: 'internal', message: 'No' } } })
  })
  await page.getByRole('link', { name: phrase('credits.nav.premium') }).click()
  const main = page.getByRole('main')
  await advanceClockUntil(page, main.getByText('€24.99'))
  expect(failures).toBeGreaterThan(0)
  expect(await main.getByText('€22.49').count()).toBe(0)
  expect(await page.locator('.toast, [role=alert]:not(:empty)').count()).toBe(0)

  // When it loads, its 10 % are taken off.
  await page.unroute('**/api/discounts')
  await page.goto('/premium')
  await main.getByText('€22.49').waitFor()
})
