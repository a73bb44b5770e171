import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import type { OrderView } from '#features/money/payments/contract/payments.ts'
import type { Someone } from '#features/members/accounts/testing/someone.ts'
import type { TestSite } from '#app/testing/start-site.ts'
import type { InvoiceDocument } from '../contract.ts'

export const readOrder = async ({ browser }: Someone, order: string) =>
  (await browser.send('GET', `/api/orders/${order}`)).body as unknown as OrderView

export const readInvoice = async ({ browser }: Someone, order: string) =>
  (await browser.send('GET', `/api/orders/${order}/invoice`)).body as unknown as {
    invoice: InvoiceDocument
    credit_notes: InvoiceDocument[]
  }

export async function placeOrder(
  { browser }: Someone,
  input: object = {},
  headers: Record<string, string> = {},
) {
  const request = {
    id: randomUUID(),
    bundle: 'p1',
    method: 'creditcard',
    country: 'NL',
    consent: true,
    ...input,
  }
  const reply = await browser.send('POST', '/api/orders', request, headers)
  if (reply.status !== 200) throw new Error(reply.text)
  return reply.body as unknown as { order: OrderView; redirect: string }
}

export async function buyPackage(
  who: Someone,
  input: object = {},
  headers: Record<string, string> = {},
): Promise<string> {
  const { order: placed, redirect } = await placeOrder(who, input, headers)
  await who.browser.send('POST', redirect, { outcome: 'pay' })
  await expect
    .poll(async () => (await readOrder(who, placed.id)).status, { timeout: 15_000 })
    .toBe('completed')
  return placed.id
}

export const fetchPdf = (site: TestSite, { browser }: Someone, path: string, locale = 'en') => {
  const cookie = [...browser.cookies, ['i18n_redirected', locale]].map(
    ([name, value]) => `${name}=${value}`,
  )
  return fetch(site.url + path, { headers: { cookie: cookie.join('; ') } })
}
