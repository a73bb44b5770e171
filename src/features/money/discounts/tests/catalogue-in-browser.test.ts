import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openHydrated } from '#test/harness/open-hydrated.ts'
import { findSeriousViolations } from '#test/harness/axe.ts'
import { withSite } from '#test/harness/with-site.ts'

const stage = withSite({ cast: 'silent' })
const minute = 60_000
const hour = 60 * minute
const radio = (page: Page, name: RegExp) => page.getByRole('radio', { name })
const countdown = (page: Page) => page.getByRole('timer')

/**
 * Creates a member who signed up `agoMs` ago, has no credits, and is logged in with a separate
 * browser.
 */
async function newcomer(name: string, agoMs: number): Promise<Page> {
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
  return stage.visitor({ as: name })
}

/** Seconds shown on the countdown. */
async function secondsOn(page: Page): Promise<number> {
  const [hours = 0, minutes = 0, seconds = 0] = ((await countdown(page).first().textContent()) ?? '')
    .split(':')
    .map(Number)
  return hours * 3600 + minutes * 60 + seconds
}

test(
  'CRED-08 the office creates a code with a country and a minimum order; a member runs into both, then pays less',
  async () => {
    const helene = await stage.visitor()
    await helene.context().request.post('/dev/office', { form: { email: 'helene@minuet.example' } })
    await openHydrated(helene, '/office/discount-codes')
    await helene.getByText('Minuet: TIMEBONUS25, 25% off the first purchase in the first four hours, once').waitFor()
    await helene.getByRole('button', { name: 'Make a code' }).click()
    await helene.getByRole('button', { name: 'Make a code' }).click()
    await helene.getByText('A code has 4 to 32 letters, digits and dashes').waitFor()
    await helene.getByLabel('Code', { exact: true }).fill('herbst-26')
    await helene.getByLabel('Percent').fill('20')
    await helene.getByLabel(/^Least order/).fill('thirty')
    await helene.getByRole('button', { name: 'Make a code' }).click()
    await helene.getByText('Please write a number such as 12.50.').waitFor()
    await helene.getByLabel(/^Least order/).fill('30')
    await helene.getByLabel('Paid from').selectOption('DE')
    const reads = helene.getByRole('region', { name: 'How it reads' })
    await reads.getByText('HERBST-26').waitFor()
    await reads.getByText('From €30.00 up').waitFor()
    await helene.getByRole('button', { name: 'Make a code' }).click()
    await helene.getByText('The code is made.').waitFor()
    await helene.getByRole('heading', { name: 'HERBST-26' }).waitFor()
    expect(await findSeriousViolations(helene)).toEqual([])

    const page = await stage.visitor({ as: 'Jonas' })
    await page.goto('/credits/p1/creditcard?to=/likes')
    await page.getByRole('button', { name: 'I have a discount code' }).click()
    const field = page.getByLabel('Discount code')
    await field.fill('herbst-27')
    await field.press('Enter')
    await page.getByText('Code not found.').waitFor()
    expect(await findSeriousViolations(page)).toEqual([])
    await field.fill('herbst-26')
    await page.getByRole('button', { name: 'Apply' }).click()
    await page.getByText('This code counts only when you pay from Germany.').waitFor()
    await page.getByRole('combobox', { name: 'You pay from' }).selectOption('DE')
    await radio(page, /Wero/).waitFor()
    await page.getByRole('button', { name: 'Apply' }).click()
    await page.getByText('This code counts from an order of €30.00.').waitFor()
    await radio(page, /^150/).check()
    await page.getByRole('button', { name: 'Apply' }).click()
    await page.getByText('HERBST-26, 20% off').waitFor()
    await page.getByText('−€11.00').waitFor()
    await page.getByRole('button', { name: 'Order and pay €43.99' }).waitFor()
    // The code stays for the visit; where it does not apply, the list price and the reason are
    // shown.
    await page.goto('/credits/p0/creditcard')
    await page.getByText('This code counts from an order of €30.00.').waitFor()
    await page.getByRole('button', { name: 'Order and pay €9.99' }).waitFor()
    await radio(page, /^150/).check()
    await page.locator('#order-consent').check()
    await page.getByRole('button', { name: 'Order and pay €43.99' }).click()
    await page.getByRole('heading', { name: 'Pay €43.99' }).waitFor()

    // Going back and choosing another payment method keeps the code.
    await page.goto('/credits/p2/paypal')
    await page.locator('#order-consent').check()
    await page.getByRole('button', { name: 'Order and pay €43.99' }).click()
    await page.getByRole('heading', { name: 'Pay €43.99' }).waitFor()
    await page.getByRole('button', { name: 'Pay', exact: true }).click()
    await page.getByRole('heading', { level: 1, name: '150 credits added' }).waitFor()
    const facts = page.getByRole('main')
    for (const fact of ['€54.99', 'HERBST-26', '−€11.00', '€43.99'])
      await facts.getByText(fact, { exact: true }).waitFor()
    await page.goto('/transactions')
    await page.getByRole('link', { name: /150 credits.*€43\.99.*HERBST-26 −€11\.00.*Paid/s }).waitFor()
    await page.getByRole('link', { name: /150 credits.*Cancelled/s }).waitFor()
    await page.goto('/credits')
    expect(await page.getByText('HERBST-26').count()).toBe(0)
  },
  3 * minute,
)

test(
  'CRED-09 CRED-10 the time bonus expires in two browsers at the same time, and the server then refuses it',
  async () => {
    const one = await newcomer('Quirina', minute)
    const two = await stage.visitor({ as: 'Quirina', width: 390, height: 844 })
    for (const page of [one, two]) await openHydrated(page, '/members')
    const banner = one.getByRole('region', { name: 'Offer' })
    await banner.getByText(/25% off your first credits until \d{1,2}:\d\d/).waitFor()
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

    // Only in the members' area.
    for (const [path, there] of [
      ['/chats', true],
      ['/likes', true],
      ['/premium', true],
      ['/profile', false],
      ['/pricing', false],
      ['/notifications/account', false],
      ['/likes/likes-you', false],
    ] as const) {
      await one.goto(path)
      expect([path, await one.getByRole('region', { name: 'Offer' }).count()]).toEqual([path, there ? 1 : 0])
    }
    await one.goto('/members')
    await one.getByRole('link', { name: 'See packages' }).click()
    await one.waitForURL('**/credits?to=%2Fmembers')
    await one.getByText('25% off your first order').waitFor()
    await radio(one, /^60/).check()
    await radio(one, /iDEAL/).check()
    await one.getByText('TIMEBONUS25, 25% off').waitFor()
    await one.getByRole('button', { name: 'Order and pay €18.74' }).waitFor()

    // One minute before the end.
    const left = await secondsOn(two)
    const moved = await one.request.post('/dev/clock', {
      headers: { accept: 'application/json' },
      form: { amount: String((left - 60) / 60), unit: 'minutes' },
    })
    expect(moved.status()).toBe(200)
    for (const page of [one, two]) await page.clock.install()
    await Promise.all([openHydrated(one, '/credits/p1/ideal?country=NL'), openHydrated(two, '/members')])
    await one.getByText('TIMEBONUS25, 25% off').waitFor()
    await two.getByRole('region', { name: 'Offer' }).waitFor()
    expect(await secondsOn(two)).toBeLessThanOrEqual(60)
    stage.site().server.infrastructure.clock.moveBy(minute)
    await Promise.all([one, two].map((page) => page.clock.runFor(minute)))
    await Promise.all([
      one.getByText('TIMEBONUS25, 25% off').waitFor({ state: 'detached' }),
      two.getByRole('region', { name: 'Offer' }).waitFor({ state: 'detached' }),
    ])
    await one.getByRole('button', { name: 'Order and pay €22.49' }).waitFor()
    await one.getByText('WELCOME, 10% off').waitFor()
    const refused = await one.evaluate(async (id) => {
      const input = { id, bundle: 'p1', method: 'ideal', country: 'NL', consent: true, code: 'TIMEBONUS25' }
      const answer = await fetch('/api/orders', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(input),
      })
      return [answer.status, (await answer.json()).error.message]
    }, randomUUID())
    expect(refused).toEqual([409, 'This code has run out. Nothing was ordered.'])
    await openHydrated(two, '/members')
    expect(await two.getByRole('region', { name: 'Offer' }).count()).toBe(0)
  },
  3 * minute,
)

test(
  'CRED-10 without credits, the dialog opens after forty seconds in the members’ area, not while the member is typing, and only once',
  async () => {
    const page = await newcomer('Oriel', hour)
    await page.clock.install()
    // The opening time is recorded with the page's own clock, which keeps running.
    await page.addInitScript(() => {
      const startedAt = performance.now()
      const note = () => {
        if (document.querySelector('dialog[open]') !== null)
          Object.assign(window, {
            openedAfter: Math.min(performance.now() - startedAt, Reflect.get(window, 'openedAfter') ?? Infinity),
          })
      }
      new MutationObserver(note).observe(document, { subtree: true, childList: true, attributes: true })
    })
    await openHydrated(page, '/likes')
    const dialog = page.getByRole('dialog', { name: /^25% off your first credits, until / })
    await page.clock.runFor(41_000)
    await dialog.waitFor()
    expect(await page.evaluate(() => Reflect.get(window, 'openedAfter'))).toBeGreaterThanOrEqual(40_000)

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
      dialog.getByRole('button', { name: 'Not now' }),
      dialog.getByRole('link', { name: 'See packages' }),
    ]
    const boxes = [await later.boundingBox(), await packages.boundingBox()]
    expect(boxes[0]?.height).toBe(boxes[1]?.height)
    expect(Math.abs((boxes[0]?.width ?? 0) - (boxes[1]?.width ?? 0))).toBeLessThan(1)
    expect(await findSeriousViolations(page)).toEqual([])
    await later.click()
    await dialog.waitFor({ state: 'detached' })
    expect(await page.evaluate(() => localStorage.getItem('hide-time-bonus-modal'))).toMatch(/^\d{10}$/)
    await openHydrated(page, '/members')
    await page.clock.runFor(60_000)
    expect(await dialog.count()).toBe(0)
  },
  2 * minute,
)

test(
  'CRED-03 CRED-09 while the bonus runs, /premium and /pricing match the checkout: the price to pay, the normal price struck through, and the end time',
  async () => {
    const page = await newcomer('Ottilie', hour)
    for (const path of ['/premium', '/pricing']) {
      await page.goto(path)
      const main = page.getByRole('main')
      const tier = main.getByRole('listitem').filter({ hasText: '€18.74' })
      await tier.getByText('€0.31 a credit').waitFor()
      await tier.getByText('25% off').waitFor()
      expect(await tier.locator('s').innerText()).toMatch(/€24\.99$/)
      await main.getByText(/25% off your first order, until \d{1,2}:\d\d/).waitFor()
      expect(await main.getByRole('timer').count()).toBe(0)
    }
    await page.goto('/credits/exact?for=photo')
    const exact = page.locator('.pay-exact')
    await exact.getByText('€1.65').waitFor()
    expect(await exact.locator('s').innerText()).toMatch(/€2\.20$/)
    await page.getByRole('button', { name: 'Order and pay €1.65' }).waitFor()
    expect(await findSeriousViolations(page)).toEqual([])
  },
  minute,
)

test(
  'CRED-10 the honest wording is used unless the site configures another; the real end time is shown either way',
  async () => {
    const { sites } = stage.site().server.product
    await sites.changeSettings(1, { offer_wording: 'literal' })
    const page = await newcomer('Perpetua', hour)
    await page.goto('/members')
    await page.getByText(/Act fast: 25% off your first credits, only 4 hours, until \d{1,2}:\d\d/).waitFor()
    await sites.changeSettings(1, { offer_wording: 'honest', time_bonus: false })
    await page.goto('/members')
    expect(await page.getByRole('region', { name: 'Offer' }).count()).toBe(0)
    await sites.changeSettings(1, { time_bonus: true })
    await page.goto('/activate/done')
    await page.getByText(/25% off your first order until \d{1,2}:\d\d/).waitFor()
  },
  minute,
)
