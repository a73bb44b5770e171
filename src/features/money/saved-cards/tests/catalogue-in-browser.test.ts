import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { sql } from '#platform/server/postgres/sql.ts'
import { findSeriousViolations } from '#test/harness/axe.ts'
import { withSite } from '#test/harness/with-site.ts'

const stage = withSite({ cast: 'silent' })
const minute = 60_000
const consent = (page: Page) => page.getByRole('checkbox', { name: /Add my credits right away/ })
const order = (page: Page) => page.getByRole('button', { name: 'Order and pay €24.99' })
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor()

/** Buys 60 credits by card and ticks the box to save the card. */
async function buyByCard(page: Page): Promise<void> {
  await page.goto('/credits/p1/creditcard?country=NL')
  const box = page.getByRole('checkbox', { name: 'Remember this card' })
  expect(await box.isChecked()).toBe(false)
  await box.check()
  await consent(page).check()
  await order(page).click()
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  await heading(page, '60 credits added')
}

/** Sets how the bank behind a member's card behaves, using the sandbox settings. */
async function bank(name: string, knobs: object): Promise<void> {
  const { token } = await stage.site().server.infrastructure.database.one<{ token: string }>(sql`
    select c.token from saved_cards.card c join accounts.account a on a.id = c.account_id where a.name = ${name}`)
  const answer = await fetch(`${stage.site().url}/dev/pay/cards/${token}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(knobs),
  })
  expect(answer.status).toBe(200)
}

/** Repeats the last order with the only saved card. */
async function again(page: Page): Promise<void> {
  await page.goto('/credits/repeat-order')
  await consent(page).check()
  await order(page).click()
}

test(
  'CRED-06 a card is saved when the box is ticked, pays for the last order again with one button, and is removed in the settings',
  async () => {
    const page = await stage.visitor({ as: 'Jonas' })
    await page.goto('/credits/repeat-order')
    await page.getByText('Nothing to order again yet').waitFor()
    await page.goto('/credits/p1/ideal?country=NL')
    expect(await page.getByRole('checkbox', { name: 'Remember this card' }).count()).toBe(0)
    expect(await page.getByRole('link', { name: /Order 60 credits again/ }).count()).toBe(0)
    await buyByCard(page)
    await page.getByRole('link', { name: 'Order 60 credits again' }).click()
    await heading(page, 'Order again')
    const main = page.getByRole('main')
    await main.getByText('Visa ending in 4242', { exact: true }).waitFor()
    await main.getByText('Good until the end of December 2034').waitFor()
    await main.getByText('Total, VAT included').waitFor()
    await order(page).click()
    await page.getByText('Please tick this').waitFor()
    expect(await findSeriousViolations(page)).toEqual([])
    await consent(page).check()
    await order(page).click()
    await heading(page, '60 credits added')
    await page.goto('/credits')
    await page.getByRole('link', { name: 'Order 60 credits again' }).waitFor()

    await page.goto('/notifications/cards')
    await page.getByRole('button', { name: 'Remove Visa ending in 4242' }).click()
    await page.getByRole('button', { name: 'Remove card' }).click()
    await page.getByText('Visa ending in 4242 is removed').waitFor()
    await page.getByText('No card is remembered').waitFor()
    await page.goto('/credits/repeat-order')
    await page.getByText('No card is remembered').waitFor()
    await page.getByRole('link', { name: 'Pay with a card' }).click()
    await page.waitForURL('**/credits/p1/creditcard')
  },
  2 * minute,
)

test(
  'CRED-06 when a card payment fails, trying again, a new card and PayPal all work',
  async () => {
    const page = await stage.visitor({ as: 'Elena' })
    await buyByCard(page)
    await bank('Elena', { declines: true })
    await again(page)
    await heading(page, 'The payment did not go through')
    await page.getByText('Visa ending in 4242: your bank did not approve the payment.').waitFor()
    await page.getByText('Nothing was charged.').waitFor()
    const failed = page.url()
    expect(await findSeriousViolations(page)).toEqual([])

    await page.getByRole('link', { name: 'Pay with PayPal' }).click()
    await page.waitForURL('**/credits/p1/paypal')
    await consent(page).check()
    await order(page).click()
    await page.getByRole('button', { name: 'Pay', exact: true }).click()
    await heading(page, '60 credits added')

    await page.goto(failed)
    await page.getByRole('link', { name: 'Use a new card' }).click()
    await page.waitForURL('**/credits/p1/creditcard')
    expect(await page.getByRole('radio', { name: /Card/ }).isChecked()).toBe(true)

    await bank('Elena', { declines: false, asks: true })
    await page.goto(failed)
    await page.getByRole('link', { name: 'Try again' }).click()
    await page.waitForURL('**/credits/repeat-order')
    await consent(page).check()
    await order(page).click()
    await heading(page, 'Confirm €24.99 with your bank')
    await page.goto('/credits/repeat-order')
    await page.getByText('still waits for your bank').first().waitFor()
    await page.getByRole('link', { name: 'See that order' }).click()
    await page.getByRole('link', { name: 'Go to the payment page' }).click()
    await page.getByRole('button', { name: 'Yes, it is me' }).click()
    await heading(page, '60 credits added')
  },
  2 * minute,
)

test(
  'CRED-06 a card the provider no longer knows is reported and not offered again',
  async () => {
    const page = await stage.visitor({ as: 'Noor' })
    await buyByCard(page)
    const { token } = await stage.site().server.infrastructure.database.one<{ token: string }>(sql`
      select c.token from saved_cards.card c join accounts.account a on a.id = c.account_id where a.name = 'Noor'`)
    await stage.site().server.product.payments.providerNamed('sandbox')?.forgetCard(token)
    await again(page)
    await page.getByText('the payment provider no longer knows this card').waitFor()
    await page.getByRole('link', { name: 'Use a new card' }).waitFor()
    await page.getByRole('link', { name: 'Pay with PayPal' }).waitFor()
    expect(await page.getByRole('link', { name: 'Try again' }).count()).toBe(0)
    await page.goto('/credits/repeat-order')
    await page.getByText('None of your cards can pay').waitFor()
    await page.getByText('No longer known to the payment provider').waitFor()
  },
  2 * minute,
)

test.each([
  ['de', 'Zahlungspflichtig bestellen', 'Noch einmal bestellen'],
  ['fr', 'Commander avec obligation de paiement', 'Commander à nouveau'],
  ['nl', 'Bestelling met betalingsverplichting', 'Opnieuw bestellen'],
  ['es', 'Pedido con obligación de pago', 'Pedir otra vez'],
  ['it', 'Ordine con obbligo di pagare', 'Ordina di nuovo'],
  ['pl', 'Zamówienie z obowiązkiem zapłaty', 'Zamów ponownie'],
])(
  'CRED-06 in %s the button has the legally required label, and a phone has no horizontal scrolling',
  async (locale, label, title) => {
    // Jonas has no saved card left; Elena has one.
    const page = await stage.visitor({ as: 'Elena', locale, width: 320, height: 640 })
    await page.goto('/credits/repeat-order')
    await heading(page, title)
    await page.getByRole('button', { name: label, exact: true }).waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  },
  minute,
)
