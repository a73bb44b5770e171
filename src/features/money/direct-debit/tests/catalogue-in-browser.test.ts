import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openHydrated } from '#test/harness/open-hydrated.ts'
import { findSeriousViolations } from '#test/harness/axe.ts'
import { withSite } from '#test/harness/with-site.ts'
import { latestCode, fakeIban, wrongCode } from '../testing/debtor.ts'

const stage = withSite({ cast: 'silent' })
const minute = 60_000
const dayMs = 86_400_000
const credits = (page: Page) =>
  page.evaluate(async () => (await (await fetch('/api/credits')).json()).credits as number)
const field = (page: Page, name: string) => page.locator(`input[name="${name}"]`)

async function fill(page: Page, fields: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, text] of Object.entries(fields)) await field(page, name).fill(text)
}

const debitDetails = {
  holder: 'Jonas Berg',
  street: 'Herengracht',
  house_number: '12 B',
  zip: '1015 BK',
  city: 'Amsterdam',
  phone: '+31 6 2000 0001',
}

/** Simulates a bank action on the order shown on the page. */
async function simulateBank(page: Page, turn: string): Promise<void> {
  const { database, clock } = stage.site().server.infrastructure
  const order = page.url().split('/').at(-1)
  const { rows } = await database.pool.query<{ ref: string }>(
    'select a.ref from payments.attempt a join payments.purchase p on p.id = a.purchase_id where p.order_id = $1',
    [order],
  )
  const reply = await page.request.post(`/dev/pay/${rows[0]?.ref}/afterwards`, { data: { turn } })
  expect(reply.status()).toBe(200)
  await stage.site().server.product.payments.reconcile(clock.now())
  await stage.site().server.product.book.drain()
}

test(
  'CRED-07 from checkout to the form, missing fields, a wrong code, the order and the credits; a return after a week takes back the credits and the payment method',
  async () => {
    const page = await stage.visitor({ as: 'Jonas', width: 390, height: 844 })
    const before = await credits(page)
    await openHydrated(page, '/credits/p0?country=NL')
    await page.getByRole('radio', { name: /SEPA direct debit/ }).check()
    await page.getByRole('button', { name: 'Continue to the direct debit' }).click()
    await page.waitForURL('**/directdebit?bundle=p0&country=NL')
    await page.getByRole('heading', { level: 1, name: 'Pay by direct debit' }).waitFor()
    const order = page.getByRole('button', { name: 'Order and pay €9.99' })
    const authorise = field(page, 'authorised')
    expect(await order.getAttribute('aria-disabled')).toBe('true')
    expect(await page.locator('input:checked').count()).toBe(0)
    await page.getByText('Get a code first.').waitFor()

    await page.getByRole('button', { name: 'Send me a code' }).click()
    await expect.poll(() => page.locator('[aria-invalid="true"]').count()).toBe(8)
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('holder')
    await fill(page, debitDetails)
    await field(page, 'iban').fill(fakeIban(1).replace(/.$/, '1'))
    await field(page, 'holder').focus()
    await page.getByText('This IBAN is not right. Please check it digit by digit.').waitFor()
    await field(page, 'iban').fill(fakeIban(1).toLowerCase())
    await field(page, 'holder').focus()
    expect(await field(page, 'iban').inputValue()).toBe(fakeIban(1).replace(/(.{4})(?=.)/g, '$1 '))
    await authorise.check()
    expect(await findSeriousViolations(page)).toEqual([])
    await page.getByRole('button', { name: 'Send me a code' }).click()
    await page.getByText('We sent a code to the phone ending in 001').waitFor()
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('otp')
    expect(await field(page, 'otp').getAttribute('autocomplete')).toBe('one-time-code')

    // A reload keeps everything but the code; the account number stays on the server and is shown
    // masked.
    await openHydrated(page, page.url())
    expect(await field(page, 'street').inputValue()).toBe('Herengracht')
    expect(await field(page, 'iban').inputValue()).toBe('')
    await page.getByText('We still have NL** **** **00.').waitFor()
    const stored = await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))
    expect(stored).not.toContain('ABNA')

    const code = latestCode(stage.site(), '+31620000001')
    await field(page, 'otp').fill(wrongCode(code))
    await order.click()
    await page.getByText('Please tick this').waitFor()
    await page.locator('#order-consent').check()
    await order.click()
    await page.getByText('Code invalid. You have 4 tries left.').waitFor()
    await field(page, 'otp').fill(code)
    await order.click()
    await page.waitForURL('**/transactions/*')
    await page.getByRole('heading', { level: 1, name: 'Your bank hasn’t confirmed yet' }).waitFor()
    expect(await credits(page)).toBe(before)
    const { clock } = stage.site().server.infrastructure
    clock.moveBy(minute)
    await page.getByRole('heading', { level: 1, name: '20 credits added' }).waitFor({ timeout: 40_000 })
    expect(await credits(page)).toBe(before + 20)

    clock.moveBy(7 * dayMs)
    await simulateBank(page, 'return:MD06')
    expect(await credits(page)).toBe(before)
    await openHydrated(page, '/credits/p0?country=NL')
    await page.getByRole('radio', { name: /iDEAL/ }).waitFor()
    expect(await page.getByRole('radio', { name: /SEPA direct debit/ }).count()).toBe(0)
    await openHydrated(page, '/directdebit?bundle=p0&country=NL')
    await page.getByText('Your account is blocked for direct debit payments.').waitFor()
    await page.getByRole('link', { name: 'Pay another way' }).waitFor()

    await openHydrated(page, '/notifications/mandates')
    await page.getByText('NL** **** **00').waitFor()
    await page.getByRole('button', { name: /Revoke the mandate MINUET-/ }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke mandate' }).click()
    await page.getByText('The mandate is revoked.').waitFor()
    await expect.poll(() => page.getByRole('button', { name: /Revoke the mandate/ }).count()).toBe(0)
  },
  4 * minute,
)

test(
  'CRED-07 a blocked account and a reached limit are explained, and nothing typed is lost',
  async () => {
    const elena = await stage.visitor({ as: 'Elena' })
    await openHydrated(elena, '/directdebit?bundle=p0&country=NL')
    // The account whose debit was returned by Jonas’s bank.
    await fill(elena, { ...debitDetails, iban: fakeIban(1), phone: '+31 6 2000 0002' })
    await field(elena, 'authorised').check()
    await elena.getByRole('button', { name: 'Send me a code' }).click()
    await elena.getByText('Your account is blocked for direct debit payments.').waitFor()
    expect(await field(elena, 'city').inputValue()).toBe('Amsterdam')
    await field(elena, 'iban').fill(fakeIban(2))
    await elena.getByRole('button', { name: 'Send me a code' }).click()
    await elena.getByText('We sent a code to the phone ending in 002').waitFor()
    await field(elena, 'otp').fill(latestCode(stage.site(), '+31620000002'))
    await elena.locator('#order-consent').check()
    await elena.getByRole('button', { name: 'Order and pay €9.99' }).click()
    await elena.waitForURL('**/transactions/*')
    await elena.goto('/directdebit?bundle=p0&country=NL')
    await elena.getByText(/Limit reached: the next one can be ordered once it has arrived/).waitFor()

    const mei = await stage.visitor({ as: 'Mei', locale: 'de' })
    await openHydrated(mei, '/directdebit?bundle=p0&country=NL')
    await fill(mei, { ...debitDetails, iban: fakeIban(2), phone: '+31 6 2000 0003' })
    await field(mei, 'authorised').check()
    await mei.getByRole('button', { name: 'Code schicken' }).click()
    await mei.getByText(/^Limit erreicht/).waitFor()
    expect(await mei.getByRole('button', { name: 'Zahlungspflichtig bestellen', exact: true }).count()).toBe(1)
    expect(await mei.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(1440)
  },
  3 * minute,
)
