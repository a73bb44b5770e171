import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openReader, openRendered } from '#test/harness/open-rendered.ts'
import { withSite } from '#test/harness/with-site.ts'
import { phrase, phrasePattern } from '#app/testing/phrase.ts'
import {
  orderWith,
  readCredits,
  setCredits,
  waitForHydration,
} from '../testing/pages-in-browser.ts'

const stage = withSite({ cast: 'silent' })
const minute = 60_000
const radio = (page: Page, name: RegExp) => page.getByRole('radio', { name })

test(
  'CRED-03 /premium and /pricing show the four packages, what things cost and that nothing renews, but no marker, ribbon or struck-through price',
  async () => {
    const page = await stage.visitor()
    for (const [path, title] of [
      ['/pricing', phrase('payments.pricing.title')],
      ['/premium', phrase('payments.premium.title')],
    ] as const) {
      await openRendered(page, path)
      await page.getByRole('heading', { level: 1, name: title }).waitFor()
      const main = page.getByRole('main')
      for (const price of ['€9.99', '€24.99', '€54.99', '€119.99'])
        await main.getByText(price, { exact: true }).waitFor()
      await main.getByText(phrase('payments.premium.once')).waitFor()
      await main.getByRole('heading', { name: phrase('credits.costs.title') }).waitFor()
      for (const [what, credits, money] of [
        [phrase('credits.costs.message'), 2, '€1.00'],
        [phrase('credits.costs.sticker'), 2, '€1.00'],
        [phrase('credits.costs.photo'), 4, '€2.00'],
        [phrase('credits.costs.small_gift'), 5, '€2.50'],
        [phrase('credits.costs.middle_gift'), 8, '€4.00'],
        [phrase('credits.costs.large_gift'), 15, '€7.49'],
      ] as const) {
        const price = phrase('credits.costs.exactly', { credits })
        const about = phrase('credits.costs.about', { money })
        await main.getByRole('row', { name: `${what} ${price} ${about}` }).waitFor()
      }
      await main.getByRole('link', { name: phrase('payments.premium.sign_up') }).waitFor()
      expect(await main.locator('s, del').count()).toBe(0)
      expect(await main.innerText()).not.toMatch(/most chosen|popular|46\s?%|% off/i)
    }
  },
  minute,
)

test(
  'CRED-04 CRED-05 nothing is preselected; an order with consent is paid late, confirmed once on screen, and leads back to the previous page',
  async () => {
    const page = await stage.visitor({ as: 'Jonas' })
    const before = await readCredits(page)
    await page.goto('/credits?to=/likes')
    const order = page.getByRole('button', { name: phrase('payments.order.button') })
    expect(await page.locator('input:checked').count()).toBe(0)
    expect(await order.getAttribute('aria-disabled')).toBe('true')
    await page.getByText(phrase('payments.checkout.choose_bundle')).waitFor()
    await radio(page, /^60/).check()
    await page.getByText(phrase('payments.checkout.choose_method')).waitFor()
    await radio(page, /iDEAL/).check()
    await page.getByText(phrase('payments.order.total')).waitFor()
    await page.getByRole('button', { name: `${phrase('payments.order.button')} €24.99` }).click()
    await page.getByText(phrase('payments.checkout.tick_consent')).waitFor()
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('order-consent')
    await page.locator('#order-consent').check()
    await order.click()
    await page
      .getByRole('button', { name: phrase('sandbox_gateway.simulation.outcomes.later') })
      .click()
    await page
      .getByRole('heading', { level: 1, name: phrase('payments.transaction.pending.title') })
      .waitFor()
    expect(await readCredits(page)).toBe(before)
    // The bank takes twenty seconds; the page polls automatically.
    stage.site().server.infrastructure.clock.moveBy(20_000)
    await page
      .getByRole('heading', {
        level: 1,
        name: phrase('payments.transaction.completed.title', { credits: 60 }),
      })
      .waitFor({ timeout: 40_000 })
    await page
      .getByRole('region', { name: phrase('app.toasts') })
      .getByText(phrase('payments.transaction.completed.title', { credits: 60 }))
      .waitFor()
    expect(await readCredits(page)).toBe(before + 60)
    const here = page.url()
    await page.getByRole('link', { name: phrase('payments.transaction.back') }).click()
    await page.waitForURL('**/likes')
    await page.goto(here)
    await page
      .getByRole('heading', {
        level: 1,
        name: phrase('payments.transaction.completed.title', { credits: 60 }),
      })
      .waitFor()
    expect(
      await page.getByText(phrase('payments.transaction.completed.title', { credits: 60 })).count(),
    ).toBe(1)
  },
  2 * minute,
)

test(
  'CRED-04 going back from the payment page in the browser keeps package, payment method and return page',
  async () => {
    const page = await stage.visitor({ as: 'Amara' })
    await page.goto('/credits?to=/likes')
    await radio(page, /^150/).check()
    await radio(page, /PayPal/).check()
    await page.locator('#order-consent').check()
    await page.getByRole('button', { name: `${phrase('payments.order.button')} €54.99` }).click()
    await page
      .getByRole('heading', {
        name: phrase('sandbox_gateway.simulation.title', { amount: '€54.99' }),
      })
      .waitFor()
    await page.goBack()
    await page.waitForURL('**/credits/p2/paypal?to=%2Flikes')
    await page.getByRole('button', { name: `${phrase('payments.order.button')} €54.99` }).waitFor()
    await expect.poll(() => radio(page, /^150/).isChecked()).toBe(true)
    await expect.poll(() => radio(page, /PayPal/).isChecked()).toBe(true)
  },
  minute,
)

test(
  'CRED-05 a failed payment states that nothing was charged and offers another method; orders are listed',
  async () => {
    const page = await stage.visitor({ as: 'Elena' })
    const rendered = await page.context().newPage()
    await openRendered(rendered, '/credits/p0/visa')
    expect(await radio(rendered, /^20/).isChecked()).toBe(true)
    expect(await radio(rendered, /Card/).isChecked()).toBe(true)
    await rendered
      .getByRole('button', { name: `${phrase('payments.order.button')} €9.99` })
      .first()
      .waitFor()
    const order = await orderWith(page, {
      bundle: 'p0',
      method: 'creditcard',
      steps: ['challenge', 'challenge_failed'],
    })
    await expect
      .poll(
        async () =>
          (await (await page.request.get(`/api/orders/${order.split('/').at(-1)}`)).json()).status,
      )
      .toBe('failed')
    await openRendered(rendered, order)
    await rendered
      .getByRole('heading', { level: 1, name: phrase('payments.transaction.failed.title') })
      .waitFor()
    await rendered.getByText(phrase('payments.transaction.failed.text')).waitFor()
    const href = (link: Locator) => link.getAttribute('href')
    expect(
      await href(rendered.getByRole('link', { name: phrase('payments.transaction.all') })),
    ).toBe('/transactions')
    expect(
      await href(rendered.getByRole('link', { name: phrase('payments.transaction.another') })),
    ).toBe('/credits/p0')
    await openRendered(rendered, '/transactions')
    expect(await href(rendered.getByRole('link', { name: /20 credits.*Failed/s }))).toBe(order)

    await page.goto('/credits/p0')
    expect(await radio(page, /^20/).isChecked()).toBe(true)
    await page
      .getByRole('combobox', { name: phrase('payments.checkout.country') })
      .selectOption('PL')
    await radio(page, /BLIK/).check()
    await page
      .getByRole('button', { name: new RegExp(`${phrase('payments.order.button')} PLN\\s42\\.99`) })
      .waitFor()
    await openRendered(rendered, '/credits')
    expect(
      await rendered
        .getByRole('combobox', { name: phrase('payments.checkout.country') })
        .inputValue(),
    ).toBe('PL')
    expect(await openRendered(rendered, '/credits/p9')).toBe(404)
  },
  minute,
)

test(
  'CRED-04 in six other languages the button has the legally required label, and a phone has a dock and no horizontal scrolling',
  async () => {
    for (const locale of ['de', 'fr', 'es', 'it', 'pl'] as const) {
      const page = await openReader(stage, { as: 'Mei', locale })
      await openRendered(page, '/credits/p1/ideal?country=NL')
      expect(
        await page
          .locator('.pay-order-box')
          .getByRole('button', { name: phrase('payments.order.button', { locale }), exact: true })
          .count(),
      ).toBe(1)
    }
    // Dutch has the longest label.
    const locale = 'nl'
    const page = await stage.visitor({ as: 'Mei', locale, width: 320, height: 640 })
    await page.goto('/credits/p1/ideal?country=NL')
    await waitForHydration(page)
    const label = phrase('payments.order.button', { locale })
    expect(await page.getByRole('button', { name: label, exact: true }).count()).toBe(1)
    await page.locator('.pay-dock button').click()
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('order-consent')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  },
  minute,
)

test(
  'CRED-03 in German, a method whose minimum is not reached is marked in advance, and another can be used',
  async () => {
    await setCredits(stage, 'Elena', 1)
    const page = await stage.visitor({ as: 'Elena', locale: 'de', width: 390, height: 844 })
    await page.goto('/credits/exact?for=message&to=/chats')
    await waitForHydration(page)
    await page
      .getByText(phrasePattern('payments.exact.why', { locale: 'de', cost: 2, held: 1 }))
      .waitFor()
    const paypal = page.getByRole('radio', { name: /PayPal/ })
    expect(await paypal.isDisabled()).toBe(true)
    await page
      .locator('label', { has: paypal })
      .getByText(/Ab 1,00\s€/)
      .waitFor()
    await page
      .getByRole('radio', { name: phrase('payments.methods.creditcard', { locale: 'de' }) })
      .check()
    // A package reaches every minimum; switching back to the exact amount does not lose any input.
    await page.getByRole('radio', { name: /^20/ }).check()
    await expect.poll(() => paypal.isDisabled()).toBe(false)
    await paypal.check()
    await page
      .getByRole('radio', { name: phrase('payments.exact.just.message', { locale: 'de' }) })
      .check()
    await page
      .getByRole('button', { name: phrase('payments.dock.method', { locale: 'de' }) })
      .waitFor()
    await page
      .getByRole('radio', { name: phrase('payments.methods.creditcard', { locale: 'de' }) })
      .check()
    await page.locator('#order-consent').check()
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
      .toBeLessThanOrEqual(390)
    await page
      .getByRole('button', { name: phrase('payments.order.button', { locale: 'de' }), exact: true })
      .click()
    await page.waitForURL('**/dev/pay/*')
    await page.request.post(page.url(), { data: { outcome: 'fail' } })
    const newest = async () => (await (await page.request.get('/api/orders')).json()).orders[0]
    await expect.poll(async () => (await newest()).status).toBe('failed')
    await openRendered(page, `/transactions/${(await newest()).id}`)
    await page
      .getByRole('heading', {
        level: 1,
        name: phrase('payments.transaction.failed.title', { locale: 'de' }),
      })
      .waitFor()
    const again = await page
      .getByRole('link', { name: phrase('payments.transaction.another', { locale: 'de' }) })
      .getAttribute('href')
    expect(again).toBe('/credits/exact?for=message&to=%2Fchats')
    await page.goto(again ?? '')
    expect(
      await page
        .getByRole('radio', { name: phrase('payments.exact.just.message', { locale: 'de' }) })
        .isChecked(),
    ).toBe(true)
  },
  2 * minute,
)

test(
  'CRED-03 a buyer with enough credits sees that there is nothing to buy, with a link back',
  async () => {
    await setCredits(stage, 'Noor', 9)
    const page = await stage.visitor({ as: 'Noor' })
    await page.goto('/credits/exact?for=message&to=/chats')
    await page.getByText(phrase('payments.exact.nothing', { credits: 2 })).waitFor()
    expect(
      await page.getByRole('radio', { name: phrasePattern('payments.exact.just.message') }).count(),
    ).toBe(0)
    expect(await page.locator('input:checked').count()).toBe(0)
    expect(
      await page
        .getByRole('link', { name: phrase('payments.transaction.back') })
        .getAttribute('href'),
    ).toBe('/chats')
  },
  minute,
)
