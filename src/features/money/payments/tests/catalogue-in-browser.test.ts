import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { findSeriousViolations } from '#test/harness/axe.ts'
import { withSite } from '#test/harness/with-site.ts'

const stage = withSite()
const minute = 60_000
const radio = (page: Page, name: RegExp) => page.getByRole('radio', { name })
const credits = (page: Page) =>
  page.evaluate(async () => (await (await fetch('/api/credits')).json()).credits as number)

test(
  'CRED-03 /premium and /pricing show the four packages, what things cost and that nothing renews, and no marker, ribbon or struck-through price',
  async () => {
    const page = await stage.visitor()
    for (const path of ['/pricing', '/premium']) {
      await page.goto(path)
      await page.getByRole('heading', { level: 1, name: 'Premium comes with your first credits' }).waitFor()
      const main = page.getByRole('main')
      for (const price of ['€9.99', '€24.99', '€54.99', '€119.99'])
        await main.getByText(price, { exact: true }).waitFor()
      await main.getByText('One-time payment.').waitFor()
      await main.getByRole('heading', { name: 'What things cost' }).waitFor()
      for (const row of [
        'A text message 2 credits €0.60 to €1.00',
        'A sticker 2 credits €0.60 to €1.00',
        'A photo 4 credits €1.20 to €2.00',
        'A small gift 5 credits €1.50 to €2.50',
        'A larger gift 8 credits €2.40 to €4.00',
        'A grand gift 15 credits €4.50 to €7.50',
      ])
        await main.getByRole('row', { name: row }).waitFor()
      await main.getByRole('link', { name: 'Create your profile, free' }).waitFor()
      expect(await main.locator('s, del').count()).toBe(0)
      expect(await main.innerText()).not.toMatch(/most chosen|popular|46\s?%|% off/i)
    }
    expect(await findSeriousViolations(page)).toEqual([])
  },
  minute,
)

test(
  'CRED-04 CRED-05 nothing is preselected; an order with consent is paid late, greeted once, and leads back to the previous page',
  async () => {
    const page = await stage.visitor({ as: 'Jonas' })
    const before = await credits(page)
    await page.goto('/credits?to=/likes')
    const order = page.getByRole('button', { name: /Order and pay/ })
    expect(await page.locator('input:checked').count()).toBe(0)
    expect(await order.getAttribute('aria-disabled')).toBe('true')
    await page.getByText('Choose a package first.').waitFor()
    await radio(page, /^60/).check()
    await page.getByText('Choose how to pay.').waitFor()
    await radio(page, /iDEAL/).check()
    await page.getByText('Total, VAT included').waitFor()
    await page.getByRole('button', { name: 'Order and pay €24.99' }).click()
    await page.getByText('Please tick this').waitFor()
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('order-consent')
    expect(await findSeriousViolations(page)).toEqual([])
    await page.locator('#order-consent').check()
    await order.click()
    await page.getByRole('button', { name: 'Pay, the bank confirms later' }).click()
    await page.getByRole('heading', { level: 1, name: 'Your bank hasn’t confirmed yet' }).waitFor()
    expect(await credits(page)).toBe(before)
    // The bank takes twenty seconds; the page polls automatically.
    stage.site().server.infrastructure.clock.moveBy(20_000)
    await page.getByRole('heading', { level: 1, name: '60 credits added' }).waitFor({ timeout: 40_000 })
    await page.getByRole('region', { name: 'Messages from the site' }).getByText('60 credits added').waitFor()
    expect(await credits(page)).toBe(before + 60)
    const here = page.url()
    await page.getByRole('link', { name: 'Back to where you were' }).click()
    await page.waitForURL('**/likes')
    await page.goto(here)
    await page.getByRole('heading', { level: 1, name: '60 credits added' }).waitFor()
    expect(await page.getByText('60 credits added').count()).toBe(1)
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
    await page.getByRole('button', { name: 'Order and pay €54.99' }).click()
    await page.getByRole('heading', { name: 'Pay €54.99' }).waitFor()
    await page.goBack()
    await page.waitForURL('**/credits/p2/paypal?to=%2Flikes')
    await page.getByRole('button', { name: 'Order and pay €54.99' }).waitFor()
    await expect.poll(() => radio(page, /^150/).isChecked()).toBe(true)
    await expect.poll(() => radio(page, /PayPal/).isChecked()).toBe(true)
  },
  minute,
)

test(
  'CRED-05 a failed payment states that nothing was charged and offers another method; orders are listed',
  async () => {
    const page = await stage.visitor({ as: 'Elena' })
    await page.goto('/credits/p0/visa')
    expect(await radio(page, /^20/).isChecked()).toBe(true)
    expect(await radio(page, /Card/).isChecked()).toBe(true)
    await page.locator('#order-consent').check()
    await page.getByRole('button', { name: 'Order and pay €9.99' }).click()
    await page.getByRole('button', { name: /asks back/ }).click()
    await page.getByRole('button', { name: 'No, refuse the payment' }).click()
    await page.getByRole('heading', { level: 1, name: 'The payment did not go through' }).waitFor()
    await page.getByText('Nothing was charged.').waitFor()
    await page.getByRole('link', { name: 'All orders' }).click()
    await page.getByRole('link', { name: /20 credits.*Failed/s }).click()
    await page.getByRole('link', { name: 'Pay another way' }).click()
    await page.waitForURL('**/credits/p0')
    expect(await radio(page, /^20/).isChecked()).toBe(true)
    await page.getByRole('combobox', { name: 'You pay from' }).selectOption('PL')
    await radio(page, /BLIK/).check()
    await page.getByRole('button', { name: /Order and pay PLN\s42\.99/ }).waitFor()
    await page.goto('/credits')
    expect(await page.getByRole('combobox', { name: 'You pay from' }).inputValue()).toBe('PL')
    expect((await page.goto('/credits/p9'))?.status()).toBe(404)
  },
  minute,
)

test.each([
  ['de', 'Zahlungspflichtig bestellen'],
  ['fr', 'Commander avec obligation de paiement'],
  ['nl', 'Bestelling met betalingsverplichting'],
  ['es', 'Pedido con obligación de pago'],
  ['it', 'Ordine con obbligo di pagare'],
  ['pl', 'Zamówienie z obowiązkiem zapłaty'],
])(
  'CRED-04 in %s the button has the legally required label, and a phone has a dock and no horizontal scrolling',
  async (locale, label) => {
    const page = await stage.visitor({ as: 'Mei', locale, width: 320, height: 640 })
    await page.goto('/credits/p1/ideal?country=NL')
    await page.waitForFunction(() => document.documentElement.dataset.awake !== undefined)
    expect(await page.getByRole('button', { name: label, exact: true }).count()).toBe(1)
    await page.locator('.pay-dock button').click()
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('your-order')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  },
  minute,
)
