import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { methodKeys, methods } from '#features/money/payments/rules/methods.ts'
import { findSeriousViolations } from '../harness/axe.ts'
import { withSite } from '../harness/with-site.ts'

const stage = withSite({ cast: 'silent' })
const minute = 60_000
let page: Page
beforeAll(async () => {
  page = await stage.visitor({ as: 'Noor' })
}, 4 * minute)

/** The actions of a payer on the bank's page, by payment method. */
const byCard = async (amount: RegExp) => {
  await page.getByLabel('Card number').fill(['4242', '4242', '4242', '4242'].join(' '))
  await page.getByLabel('Valid until').fill('12/34')
  await page.getByLabel('Security code').fill('123')
  await press(/^Pay /, amount)
}
const byBank = async (amount: RegExp) => {
  await page.getByRole('radio', { name: /Harbour Bank/ }).check()
  await press(/^Continue to pay /, amount)
}
const byCode = async (amount: RegExp) => {
  await page.getByLabel('Code from your banking app').fill('123456')
  await press(/^Pay /, amount)
}
const byVoucher = async (amount: RegExp) => {
  await page.getByLabel('Voucher code').fill('1234 5678 9012 3456')
  await press(/^Pay /, amount)
}
const byWallet = (amount: RegExp) => press(/^Confirm /, amount)
const byTransfer = async () => {
  await page.getByText('Please copy the reference exactly').waitFor()
  await page.getByRole('button', { name: 'I have made the transfer' }).click()
  await page.getByRole('heading', { level: 1, name: 'Waiting for your transfer' }).waitFor()
  await page.getByText('A transfer takes one or two working days').waitFor()
  await page.getByRole('link', { name: 'Show the transfer details' }).waitFor()
  // The two days take twenty seconds here.
  stage.site().server.infrastructure.clock.moveBy(20_000)
}
const press = (verb: RegExp, amount: RegExp) =>
  page.getByRole('button', { name: new RegExp(`${verb.source}${amount.source}$`) }).click()

const euro = /€9\.99/
const ways = [
  ['ideal', 'NL', /iDEAL/, euro, 'Your bank', byBank],
  ['bancontact', 'BE', /Bancontact/, euro, 'Confirm in Bancontact', byWallet],
  ['blik', 'PL', /BLIK/, /PLN\s42\.99/, 'Pay with BLIK', byCode],
  ['prezelewy24', 'PL', /Przelewy24/, /PLN\s42\.99/, 'Your bank', byBank],
  ['eps', 'AT', /eps/, euro, 'Your bank', byBank],
  ['cartebancaire', 'FR', /Carte Bancaire/, euro, 'Card details', byCard],
  ['creditcard', 'US', /Card/, /\$10\.99/, 'Card details', byCard],
  ['visa', 'GB', /Card/, /£8\.99/, 'Card details', byCard],
  ['mastercard', 'CH', /Card/, /CHF\s9\.90/, 'Card details', byCard],
  ['nexi', 'IT', /Card/, euro, 'Card details', byCard],
  ['applepay', 'IE', /Apple Pay/, euro, 'Confirm in Apple Pay', byWallet],
  ['paypal', 'ES', /PayPal/, euro, 'Confirm in PayPal', byWallet],
  ['paysafecard', 'DE', /paysafecard/, euro, 'Pay with paysafecard', byVoucher],
  ['wero', 'DE', /Wero/, euro, 'Confirm in Wero', byWallet],
  ['sct', 'NL', /Bank transfer/, euro, 'Make a transfer', byTransfer],
] as const

test.each(ways)(
  'CRED-04 CRED-05 a member paying by %s from %s gets its bank page and receives the credits',
  async (method, country, row, amount, title, pay) => {
    const before = await credits()
    await page.goto(`/credits/p0/${method}`)
    await page.locator('html[data-awake]').waitFor({ state: 'attached' })
    await page.getByRole('combobox', { name: 'You pay from' }).selectOption(country)
    const order = page.getByRole('button', { name: new RegExp(`^Order and pay ${amount.source}$`) })
    await order.waitFor()
    expect(await page.getByRole('radio', { name: row }).isChecked()).toBe(true)
    await page.getByRole('checkbox', { name: /Add my credits right away/ }).check()
    await order.click()
    await page.getByText('Test payments. No real money moves.').waitFor()
    await page.getByRole('heading', { level: 2, name: title, exact: true }).waitFor()
    expect(await findSeriousViolations(page)).toEqual([])
    await pay(amount)
    await page.getByRole('heading', { level: 1, name: '20 credits added' }).waitFor({ timeout: minute })
    expect(await credits()).toBe(before + 20)
    await page.getByRole('link', { name: /^Invoice / }).waitFor()
  },
  3 * minute,
)

test('CRED-04 this covers every active payment method except direct debit, which has its own form', () => {
  const alive = methodKeys.filter((key) => methods[key].status === 'active' && key !== 'sdd')
  expect(ways.map(([method]) => method as string).toSorted()).toEqual(alive.toSorted())
})

const credits = () => page.evaluate(async () => (await (await fetch('/api/credits')).json()).credits as number)
