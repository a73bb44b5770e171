import type { Page } from 'playwright-core'
import { type AnyPhraseKey, phrase, phrasePattern } from '#app/testing/phrase.ts'
import { placeOrder, testCard } from './order-by-request.ts'

/** Opens the bank's page of a new order of twenty credits. */
export async function openBankPage(page: Page, method: string, more: object = {}) {
  const order = await placeOrder(page, method, more)
  await page.goto(order.bankPage)
  return order
}

export async function payByCard(page: Page, last: string): Promise<void> {
  const { number, expires, security } = testCard(last)
  await page.getByLabel(phrase('sandbox_gateway.card.number')).fill(number)
  await page.getByLabel(phrase('sandbox_gateway.card.expires')).fill(expires)
  await page.getByLabel(phrase('sandbox_gateway.card.security')).fill(security)
  await page
    .getByRole('button', { name: phrasePattern('sandbox_gateway.card.send', { start: true }) })
    .click()
}

export const heading = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name }).waitFor()

export const press = (page: Page, key: AnyPhraseKey, amount: RegExp) =>
  page
    .getByRole('button', { name: phrasePattern(key, { whole: true }) })
    .and(page.getByRole('button', { name: amount }))
    .click()
