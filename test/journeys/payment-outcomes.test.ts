import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { findSeriousViolations } from '../harness/axe.ts'
import { withSite } from '../harness/with-site.ts'

const stage = withSite({ cast: 'silent' })
const minute = 60_000
beforeAll(() => stage.site().server.product.sites.changeSettings(1, { welcome_percentage: 0 }))

/** Orders twenty credits with a payment method and ends on the bank's page. */
async function order(page: Page, method: string, price: string): Promise<void> {
  await page.goto(`/credits/p0/${method}`)
  await page.locator('html[data-awake]').waitFor({ state: 'attached' })
  await page.getByRole('checkbox', { name: /Add my credits right away/ }).check()
  await page.getByRole('button', { name: `Order and pay ${price}` }).click()
  await page.getByText('Test payments. No real money moves.').waitFor()
}
/**
 * Enters a test card by its last digits. The number is assembled here because the repository must
 * not contain card numbers.
 */
async function payByCard(page: Page, last: string): Promise<void> {
  await page.getByLabel('Card number').fill(['4000', '0000', '0000', last].join(' '))
  await page.getByLabel('Valid until').fill('12/34')
  await page.getByLabel('Security code').fill('123')
  await page.getByRole('button', { name: /^Pay €/ }).click()
}
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor()
const credits = (page: Page) =>
  page.evaluate(async () => (await (await fetch('/api/credits')).json()).credits as number)

test(
  'CRED-05 CRED-08 a declined card says why; another payment method works, and the first-purchase discount still applies',
  async () => {
    const helene = await stage.visitor()
    await helene.context().request.post('/dev/office', { form: { email: 'helene@minuet.example' } })
    await helene.goto('/office/discount-codes')
    await helene.locator('html[data-awake]').waitFor({ state: 'attached' })
    await helene.getByRole('button', { name: 'Make a code' }).click()
    await helene.getByLabel('Code', { exact: true }).fill('SECOND-TRY')
    await helene.getByLabel('Percent').fill('20')
    await helene.getByRole('button', { name: 'Make a code' }).click()
    await helene.getByText('The code is made.').waitFor()

    const page = await stage.visitor({ as: 'Noor' })
    const before = await credits(page)
    await page.goto('/credits/p0/creditcard')
    await page.getByRole('button', { name: 'I have a discount code' }).click()
    await page.getByLabel('Discount code').fill('SECOND-TRY')
    await page.getByLabel('Discount code').press('Enter')
    await page.getByRole('checkbox', { name: /Add my credits right away/ }).check()
    await page.getByRole('button', { name: 'Order and pay €7.99' }).click()
    await page.getByText('Test payments. No real money moves.').waitFor()
    await payByCard(page, '9995')
    await heading(page, 'The payment did not go through')
    await page.getByText('There was not enough money in the account or on the card.').waitFor()
    await page.getByText('Nothing was charged.').waitFor()
    await page.getByText('Your code SECOND-TRY counts for the next try as well').waitFor()
    expect(await findSeriousViolations(page)).toEqual([])
    expect(await credits(page)).toBe(before)

    await page.getByRole('link', { name: 'Pay another way' }).click()
    await page.waitForURL('**/credits/p0')
    await page.getByRole('radio', { name: /iDEAL/ }).check()
    await page.getByRole('checkbox', { name: /Add my credits right away/ }).check()
    await page.getByRole('button', { name: 'Order and pay €7.99' }).click()
    await page.getByRole('radio', { name: /Harbour Bank/ }).check()
    await page.getByRole('button', { name: 'Continue to pay €7.99' }).click()
    await heading(page, '20 credits added')
    expect(await credits(page)).toBe(before + 20)
    await page.goto('/transactions')
    await page.getByRole('link', { name: /20 credits.*€7\.99.*SECOND-TRY −€2\.00.*Paid/s }).waitFor()
    await page.getByRole('link', { name: /20 credits.*€7\.99.*Failed/s }).waitFor()
  },
  4 * minute,
)

test(
  'CRED-05 3-D Secure, chosen by the card number: refused, abandoned, and finally confirmed',
  async () => {
    const page = await stage.visitor({ as: 'Noor' })
    const before = await credits(page)
    await order(page, 'creditcard', '€9.99')
    await payByCard(page, '3220')
    await heading(page, 'Confirm €9.99 with your bank')
    expect(await findSeriousViolations(page)).toEqual([])
    await page.getByRole('button', { name: 'No, refuse the payment' }).click()
    await heading(page, 'The payment did not go through')
    await page.getByText('The payment was not confirmed with your bank.').waitFor()

    await order(page, 'creditcard', '€9.99')
    await payByCard(page, '3220')
    await page.getByRole('button', { name: 'Leave without deciding' }).click()
    await heading(page, 'Checking your payment')
    expect(await credits(page)).toBe(before)
    await page.getByRole('link', { name: 'Go to the payment page' }).click()
    await heading(page, 'Confirm €9.99 with your bank')
    await page.getByRole('button', { name: 'Yes, it is me' }).click()
    await heading(page, '20 credits added')

    await order(page, 'creditcard', '€9.99')
    await payByCard(page, '3055')
    await heading(page, '20 credits added')
    expect(await credits(page)).toBe(before + 40)
  },
  4 * minute,
)

test(
  'CRED-05 the bank’s page keeps the input when something is mistyped; cancelled and expired orders say that nothing was charged',
  async () => {
    const page = await stage.visitor({ as: 'Elena', locale: 'de', width: 390, height: 844 })
    const pay = async () => {
      await page.goto('/credits/p0/ideal')
      await page.locator('html[data-awake]').waitFor({ state: 'attached' })
      await page.locator('#order-consent').check()
      await page.getByRole('button', { name: 'Zahlungspflichtig bestellen', exact: true }).click()
      await page.getByText('Testzahlungen. Es fließt kein echtes Geld.').waitFor()
    }
    await pay()
    await page.getByRole('button', { name: /^Weiter zur Zahlung von/ }).click()
    await page.getByText('Bitte wähl eine Bank.').waitFor()
    expect(await findSeriousViolations(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    await page.getByRole('button', { name: 'Abbrechen', exact: true }).click()
    await page.getByText('Es wurde nichts abgebucht.', { exact: false }).first().waitFor()
    await pay()
    await page.getByRole('button', { name: 'Diese Seite ablaufen lassen' }).click()
    await page.getByText('Es wurde nichts abgebucht.', { exact: false }).first().waitFor()
    await page.goto('/transactions')
    expect(await page.locator('.pay-order').allInnerTexts()).toEqual([
      expect.stringContaining('Nicht bezahlt'),
      expect.stringContaining('Abgebrochen'),
    ])
  },
  3 * minute,
)

test(
  'CRED-05 offline, the order shows its last known state and says so; back online it updates automatically',
  async () => {
    const page = await stage.visitor({ as: 'Noor' })
    await order(page, 'ideal', '€9.99')
    await page.getByRole('radio', { name: /Lantern Bank/ }).check()
    await page.getByRole('button', { name: /^Continue to pay/ }).click()
    await heading(page, 'Your bank hasn’t confirmed yet')
    await page.getByText('This usually takes less than a minute.').waitFor()
    await page.context().setOffline(true)
    await page.getByText('This is how your order stood last').waitFor()
    // The bank takes twenty seconds.
    stage.site().server.infrastructure.clock.moveBy(20_000)
    await page.context().setOffline(false)
    await heading(page, '20 credits added')
    expect(await page.getByText('This is how your order stood last').count()).toBe(0)
  },
  3 * minute,
)

test(
  'CRED-13 the return policy appears at the checkout, with the order and in every page’s footer; on day fifteen withdrawing is closed, with an explanation',
  async () => {
    const page = await stage.visitor({ as: 'Noor' })
    await page.goto('/credits/p0/ideal')
    const link = page.getByRole('main').getByRole('link', { name: 'Returns and withdrawing' })
    expect([await link.getAttribute('href'), await link.getAttribute('target')]).toEqual(['/pages/returns', '_blank'])
    await order(page, 'ideal', '€9.99')
    await page.getByRole('radio', { name: /Harbour Bank/ }).check()
    await page.getByRole('button', { name: /^Continue to pay/ }).click()
    await heading(page, '20 credits added')
    const here = new URL(page.url()).pathname
    await page.getByRole('main').getByRole('link', { name: 'Withdraw from contract here' }).waitFor()
    await page.getByRole('main').getByRole('link', { name: 'Returns and withdrawing' }).click()
    await page.getByRole('heading', { level: 1, name: 'Returns and withdrawing' }).waitFor()
    for (const words of ['For 14 days you can withdraw', 'two steps', 'Credits you have used', 'within 14 days'])
      await page.getByText(words).first().waitFor()
    await page.locator('footer').getByRole('link', { name: 'Returns', exact: true }).waitFor()

    const clock = await page.request.post('/dev/clock', {
      form: { amount: 15, unit: 'days' },
      timeout: 4 * minute,
      headers: { accept: 'application/json' },
    })
    expect(clock.status()).toBe(200)
    await page.goto(here)
    await heading(page, '20 credits added')
    await page.getByRole('link', { name: /^Invoice / }).waitFor()
    expect(await page.getByRole('main').getByRole('link', { name: 'Withdraw from contract here' }).count()).toBe(0)
    await page.goto(`/withdraw?order=${here.slice('/transactions/'.length)}`)
    await page.getByText('The days in which you could withdraw from this order have passed.').waitFor()
  },
  8 * minute,
)
