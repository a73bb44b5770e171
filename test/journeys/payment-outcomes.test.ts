import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { mainHeading, pageText } from '#app/testing/page-text.ts'
import { type AnyPhraseKey, phrase, phrasePattern } from '#app/testing/phrase.ts'
import { findSeriousViolations } from '../harness/axe.ts'
import { withSite } from '../harness/with-site.ts'
import {
  decidePayment,
  fetchHtml,
  placeOrder,
  submitBankPage,
  testCard,
  untilStatus,
} from './order-by-request.ts'
import { heading, openBankPage, payByCard, press } from './bank-pages.ts'
import { createDiscountCode } from './discount-code.ts'

const stage = withSite({ cast: 'silent' })
const minute = 60_000
beforeAll(() => stage.site().server.product.sites.changeSettings(1, { welcome_percentage: 0 }))

const completed = phrase('payments.transaction.completed.title', { credits: 20 })
const credits = async (page: Page) =>
  ((await (await page.request.get('/api/credits')).json()) as { credits: number }).credits

/** One method for each kind of bank page; cards and banks are in the tests below. */
const kinds: readonly [
  method: string,
  country: string,
  title: string,
  pay: (page: Page) => Promise<void>,
][] = [
  [
    'bancontact',
    'BE',
    phrase('sandbox_gateway.wallet.title', { method: 'Bancontact' }),
    (page) => press(page, 'sandbox_gateway.wallet.send', /€9\.99/),
  ],
  [
    'blik',
    'PL',
    phrase('sandbox_gateway.code.title', { method: 'BLIK' }),
    async (page) => {
      await page.getByLabel(phrase('sandbox_gateway.code.label')).fill('123456')
      await press(page, 'sandbox_gateway.code.send', /PLN\s42\.99/)
    },
  ],
  [
    'paysafecard',
    'DE',
    phrase('sandbox_gateway.voucher.title', { method: 'paysafecard' }),
    async (page) => {
      await page.getByLabel(phrase('sandbox_gateway.voucher.label')).fill('1234 5678 9012 3456')
      await press(page, 'sandbox_gateway.voucher.send', /€9\.99/)
    },
  ],
  [
    'sct',
    'NL',
    phrase('sandbox_gateway.transfer.title'),
    async (page) => {
      await page.getByText(phrase('sandbox_gateway.transfer.lead')).waitFor()
      await page.getByRole('button', { name: phrase('sandbox_gateway.transfer.send') }).click()
      await heading(page, phrase('payments.outlook.transfer_title'))
      await page.getByText(phrase('payments.outlook.transfer')).waitFor()
      await page.getByRole('link', { name: phrase('payments.outlook.transfer_page') }).waitFor()
      // Here the two days take twenty seconds.
      stage.site().server.infrastructure.clock.moveBy(20_000)
    },
  ],
]

test.each(kinds)(
  'CRED-04 CRED-05 a member paying by %s from %s fills in the bank’s page and returns to a paid order',
  async (method, country, title, pay) => {
    const page = await stage.visitor({ as: 'Noor' })
    const before = await credits(page)
    await openBankPage(page, method, { country })
    await page.getByText(phrase('sandbox_gateway.simulation.banner')).waitFor()
    await page.getByRole('heading', { level: 2, name: title, exact: true }).waitFor()
    await pay(page)
    await heading(page, completed)
    expect(await credits(page)).toBe(before + 20)
    await page
      .getByRole('link', { name: phrasePattern('invoices.paper.invoice', { start: true }) })
      .waitFor()
  },
)

test(
  'CRED-05 CRED-08 a declined card shows the reason; another payment method works, and the first-purchase discount still applies',
  async () => {
    const page = await stage.visitor({ as: 'Noor' })
    await createDiscountCode(stage, 'SECOND-TRY', 20)
    const before = await credits(page)
    await page.goto('/credits/p0/creditcard')
    await page.getByRole('button', { name: phrase('discounts.field.open') }).click()
    await page.getByLabel(phrase('discounts.field.label')).fill('SECOND-TRY')
    await page.getByLabel(phrase('discounts.field.label')).press('Enter')
    await page.getByRole('checkbox', { name: phrasePattern('payments.order.consent') }).check()
    await page.getByRole('button', { name: `${phrase('payments.order.button')} €7.99` }).click()
    await page.getByText(phrase('sandbox_gateway.simulation.banner')).waitFor()
    await payByCard(page, '9995')
    await heading(page, phrase('payments.transaction.failed.title'))
    await page.getByText(phrase('payments.outlook.reasons.insufficient_funds')).waitFor()
    await page.getByText(phrase('payments.transaction.failed.text')).waitFor()
    await page.getByText(phrase('payments.outlook.code_kept', { code: 'SECOND-TRY' })).waitFor()
    expect(await credits(page)).toBe(before)

    await page.getByRole('link', { name: phrase('payments.transaction.another') }).click()
    await page.waitForURL('**/credits/p0')
    await page.getByRole('radio', { name: /iDEAL/ }).check()
    await page.getByRole('checkbox', { name: phrasePattern('payments.order.consent') }).check()
    await page.getByRole('button', { name: `${phrase('payments.order.button')} €7.99` }).click()
    await page.getByRole('radio', { name: /Harbour Bank/ }).check()
    await page
      .getByRole('button', { name: phrase('sandbox_gateway.bank.send', { amount: '€7.99' }) })
      .click()
    await heading(page, completed)
    await expect.poll(() => credits(page)).toBe(before + 20)
    expect((await orderRows(page)).slice(0, 2)).toEqual([
      expect.stringMatching(/20 credits.*€7\.99.*SECOND-TRY −€2\.00.*Paid/),
      expect.stringMatching(/20 credits.*€7\.99.*Failed/),
    ])
  },
  2 * minute,
)

test(
  'CRED-05 3-D Secure, chosen by the card number: refused, abandoned, and finally confirmed',
  async () => {
    const page = await stage.visitor({ as: 'Noor' })
    const before = await credits(page)
    await openBankPage(page, 'creditcard')
    await payByCard(page, '3220')
    await heading(page, phrase('sandbox_gateway.simulation.challenge_title', { amount: '€9.99' }))
    expect(await findSeriousViolations(page)).toEqual([])
    await page
      .getByRole('button', { name: phrase('sandbox_gateway.simulation.outcomes.challenge_failed') })
      .click()
    await heading(page, phrase('payments.transaction.failed.title'))
    await page.getByText(phrase('payments.outlook.reasons.authentication_failed')).waitFor()

    const second = await placeOrder(page, 'creditcard')
    expect(await submitBankPage(page, second, testCard('3220'))).toBe(second.bankPage)
    await page.goto(second.bankPage)
    await page
      .getByRole('button', { name: phrase('sandbox_gateway.simulation.outcomes.challenge_left') })
      .click()
    await heading(page, phrase('payments.transaction.created.title'))
    await expect.poll(() => credits(page)).toBe(before)
    await page.getByRole('link', { name: phrase('payments.transaction.continue') }).click()
    await heading(page, phrase('sandbox_gateway.simulation.challenge_title', { amount: '€9.99' }))
    await page
      .getByRole('button', { name: phrase('sandbox_gateway.simulation.outcomes.challenge_passed') })
      .click()
    await heading(page, completed)

    const third = await placeOrder(page, 'creditcard')
    expect(await submitBankPage(page, third, testCard('3055'))).toBe(third.path)
    await untilStatus(page, third, 'completed')
    expect(mainHeading(await fetchHtml(page, third.path))).toBe(completed)
    expect(await credits(page)).toBe(before + 40)
  },
  2 * minute,
)

test(
  'CRED-05 the bank’s page keeps the input after a typing error; cancelled and expired orders state that nothing was charged',
  async () => {
    const page = await stage.visitor({ as: 'Elena', locale: 'de', width: 390, height: 844 })
    const german = (key: AnyPhraseKey) => phrase(key, { locale: 'de' })
    await openBankPage(page, 'ideal')
    await page
      .getByRole('button', {
        name: phrasePattern('sandbox_gateway.bank.send', { locale: 'de', start: true }),
      })
      .click()
    await page.getByText(german('sandbox_gateway.faults.bank_missing')).waitFor()
    expect(await findSeriousViolations(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    await page
      .getByRole('button', {
        name: german('sandbox_gateway.simulation.outcomes.cancel'),
        exact: true,
      })
      .click()
    await heading(page, german('payments.transaction.cancelled.title'))
    await page.getByText(german('payments.transaction.cancelled.text')).waitFor()

    const second = await placeOrder(page, 'ideal')
    await decidePayment(page, second, 'expire')
    await untilStatus(page, second, 'expired')
    const expired = await fetchHtml(page, second.path)
    expect(mainHeading(expired)).toBe(german('payments.transaction.expired.title'))
    expect(pageText(expired)).toContain(german('payments.transaction.expired.text'))
    expect(await orderRows(page)).toEqual([
      expect.stringContaining(german('payments.orders.statuses.expired')),
      expect.stringContaining('Abgebrochen'),
    ])
  },
  2 * minute,
)

test('CRED-05 offline, the order shows its last known state, marked as such; back online it updates automatically', async () => {
  const page = await stage.visitor({ as: 'Noor' })
  const order = await placeOrder(page, 'ideal')
  await page.goto(await submitBankPage(page, order, { bank: 'lantern' }))
  await heading(page, phrase('payments.transaction.pending.title'))
  await page.getByText(phrase('payments.outlook.instant')).waitFor()
  await page.context().setOffline(true)
  await page.getByText(phrase('payments.outlook.offline')).waitFor()
  // The bank takes twenty seconds.
  stage.site().server.infrastructure.clock.moveBy(20_000)
  await page.context().setOffline(false)
  await heading(page, completed)
  expect(await page.getByText(phrase('payments.outlook.offline')).count()).toBe(0)
})

test(
  'CRED-13 the return policy appears at the checkout, with the order and in every page’s footer; on day fifteen withdrawing is no longer possible, with an explanation',
  async () => {
    const page = await stage.visitor({ as: 'Noor' })
    const links = async (path: string, part: 'main' | 'footer') => {
      const html = await fetchHtml(page, path)
      const within = new RegExp(`<${part}\\b.*?</${part}>`, 's').exec(html)?.[0] ?? ''
      return [...within.matchAll(/<a [^>]*>.*?<\/a>/gs)].map(([link]) => ({
        text: pageText(link),
        href: /href="([^"]*)"/.exec(link)?.[1],
        target: /target="([^"]*)"/.exec(link)?.[1],
      }))
    }
    const returns = { text: phrase('payments.outlook.returns'), href: '/pages/return-policy' }
    expect(await links('/credits/p0/ideal', 'main')).toContainEqual({
      ...returns,
      target: '_blank',
    })
    const order = await placeOrder(page, 'ideal')
    await submitBankPage(page, order, { bank: 'harbour' })
    await untilStatus(page, order, 'completed')
    expect(mainHeading(await fetchHtml(page, order.path))).toBe(completed)
    const withdraw = {
      text: phrase('app.footer.withdraw'),
      href: `/withdraw?order=${order.id}`,
      target: undefined,
    }
    expect(await links(order.path, 'main')).toContainEqual(withdraw)
    expect(await links(order.path, 'main')).toContainEqual({ ...returns, target: undefined })
    const policy = await fetchHtml(page, returns.href)
    expect(mainHeading(policy)).toBe(phrase('payments.outlook.returns'))
    for (const words of [
      'For 14 days you can withdraw',
      'two steps',
      'Credits you have used',
      'within 14 days',
    ])
      expect(pageText(policy, /<main\b.*?<\/main>/s)).toContain(words)
    for (const path of [returns.href, order.path, '/members'])
      expect(await links(path, 'footer')).toContainEqual({
        text: phrase('app.footer.return_policy'),
        href: returns.href,
        target: undefined,
      })

    const clock = await page.request.post('/dev/clock', {
      form: { amount: 15, unit: 'days' },
      timeout: 4 * minute,
      headers: { accept: 'application/json' },
    })
    expect(clock.status()).toBe(200)
    const later = await fetchHtml(page, order.path)
    expect(mainHeading(later)).toBe(completed)
    expect(pageText(later)).toMatch(phrasePattern('invoices.paper.invoice'))
    expect((await links(order.path, 'main')).map(({ text }) => text)).not.toContain(withdraw.text)
    const closed = await fetchHtml(page, withdraw.href)
    expect(pageText(closed)).toContain(phrase('refunds.steps.over'))
  },
  5 * minute,
)

/** Returns the text of each order in the member's list. */
async function orderRows(page: Page): Promise<string[]> {
  const html = await fetchHtml(page, '/transactions')
  return [...html.matchAll(/class="[^"]*\bpay-order\b.*?<\/a>/gs)].map(([row]) => pageText(row))
}
