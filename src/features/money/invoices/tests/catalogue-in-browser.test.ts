import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openHydrated } from '#test/harness/open-hydrated.ts'
import { findSeriousViolations } from '#test/harness/axe.ts'
import { withSite } from '#test/harness/with-site.ts'
import { pdfText } from '../testing/pdf-text.ts'

const stage = withSite()
const minute = 60_000

/** Pays for the smallest package in the sandbox and returns to the order. */
async function buy(page: Page, path: string, order: RegExp, pay: string): Promise<void> {
  await openHydrated(page, path)
  await page.locator('#order-consent').check()
  await page.getByRole('button', { name: order }).first().click()
  await page.getByRole('button', { name: pay, exact: true }).click()
  await page.waitForURL('**/transactions/*')
}

async function downloaded(page: Page, link: string): Promise<{ name: string; lines: string[] }> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: link, exact: true }).click(),
  ])
  return { name: download.suggestedFilename(), lines: pdfText(await readFile(await download.path())) }
}

test(
  'CRED-13 after a sandbox purchase, the order links to its invoice in German, which prints on its own and is available as PDF',
  async () => {
    const page = await stage.visitor({ as: 'Jonas', locale: 'de' })
    await openHydrated(page, '/credits')
    await page.getByRole('combobox', { name: 'Du zahlst aus' }).selectOption('DE')
    await page.getByRole('radio', { name: /Wero/ }).waitFor()
    await buy(page, '/credits/p0/paypal', /Zahlungspflichtig bestellen/, 'Bezahlen')
    const link = page.getByRole('link', { name: /^Rechnung \d{4}-\d{6}$/ })
    await link.waitFor({ timeout: 30_000 })
    const number = ((await link.textContent()) ?? '').slice('Rechnung '.length)
    await link.click()
    await page.getByRole('heading', { level: 1, name: `Rechnung ${number}` }).waitFor()
    const paper = page.getByRole('article')
    for (const text of ['Minuet Demo B.V.', 'USt-Nummer: NL000000000B00', 'Bezahlt'])
      await paper.getByText(text, { exact: true }).waitFor()
    expect(await findSeriousViolations(page)).toEqual([])

    await page.emulateMedia({ media: 'print' })
    expect(await page.getByRole('link', { name: 'Zurück zur Bestellung' }).count()).toBe(0)
    expect(await page.locator('.topbar, .foot').filter({ visible: true }).count()).toBe(0)
    expect(await paper.isVisible()).toBe(true)
    await page.emulateMedia({ media: 'screen' })

    const { name, lines } = await downloaded(page, 'Als PDF herunterladen')
    expect(name).toBe(`${number}.pdf`)
    expect(lines).toContain(`Rechnung ${number}`)
    expect(lines).toContain('Privatperson, Deutschland')

    await page.getByRole('link', { name: 'Zurück zur Bestellung' }).click()
    await page.goto('/transactions')
    await page.getByRole('link', { name: `Rechnung ${number}` }).click()
    await page.getByRole('heading', { level: 1, name: `Rechnung ${number}` }).waitFor()
    expect((await page.goto('/transactions/00000000-0000-4000-8000-000000000000/invoice'))?.status()).toBe(404)
  },
  2 * minute,
)

test(
  'CRED-13 on a phone in Polish: paid in złoty with Polish tax, without horizontal scrolling',
  async () => {
    const page = await stage.visitor({ as: 'Elena', locale: 'pl', width: 390, height: 844 })
    await openHydrated(page, '/credits')
    await page.getByRole('combobox', { name: 'Płacisz z kraju' }).selectOption('PL')
    await page.getByRole('radio', { name: /BLIK/ }).waitFor()
    await buy(page, '/credits/p0/blik', /Zamówienie z obowiązkiem zapłaty/, 'Zapłać')
    const link = page.getByRole('link', { name: /^Faktura \d{4}-\d{6}$/ })
    await link.waitFor({ timeout: 30_000 })
    await link.click()
    const paper = page.getByRole('article')
    await paper.getByText('VAT 23% (Polska)', { exact: true }).waitFor()
    for (const text of ['34,95\u00a0zł', '8,04\u00a0zł', '42,99\u00a0zł'])
      expect(await paper.getByText(text, { exact: true }).count()).toBeGreaterThan(0)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    expect(await findSeriousViolations(page)).toEqual([])
    const { lines } = await downloaded(page, 'Pobierz jako PDF')
    expect(lines).toContain('Data wykonania usługi')
    expect(lines).toContain('34,95 zł')
  },
  2 * minute,
)
