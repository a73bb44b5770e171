import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Someone, someone } from '#features/members/accounts/testing/someone.ts'
import type { OrderView } from '#features/money/payments/contract/payments.ts'
import { startSite, type TestSite } from '#app/testing/start-site.ts'
import { exportMember } from '#app/testing/export-member.ts'
import type { InvoiceDocument } from '../contract.ts'

let site: TestSite
beforeAll(async () => {
  site = await startSite({ MINUET_TRUSTED_PROXIES: '127.0.0.1/32,::1/128' }, { limits: 'count' })
})
afterAll(() => site.close())

/**
 * Pays from one country with a card or bank from another, over a German IP address; returns the
 * order.
 */
async function buy({ browser }: Someone, country: string, payer_country: string): Promise<string> {
  const input = { id: randomUUID(), bundle: 'p0', method: 'creditcard', country, consent: true }
  const { body } = await browser.send('POST', '/api/orders', input, {
    'x-forwarded-for': '80.140.1.1',
  })
  const { order, redirect } = body as unknown as { order: OrderView; redirect: string }
  await browser.send('POST', redirect, { outcome: 'pay', payer_country })
  const status = async () =>
    ((await browser.send('GET', `/api/orders/${order.id}`)).body as unknown as OrderView).status
  await expect.poll(status, { timeout: 15_000 }).toBe('completed')
  return order.id
}

test.each([
  ['NL', 'NL', 'NL', '21'],
  ['NL', 'DE', 'DE', '19'],
  ['NL', 'BE', 'BE', '21'],
  ['DE', 'FR', 'DE', '19'],
  ['PL', '', 'PL', '23'],
])(
  'CRED-13 with %s chosen, an address in Germany and a card from %j, the tax of %s applies, %s percent',
  async (chosen, card, taxed, rate) => {
    const lena = await someone(site)
    const order = await buy(lena, chosen, card)
    const { body } = await lena.browser.send('GET', `/api/orders/${order}/invoice`)
    const { invoice } = body as unknown as { invoice: InvoiceDocument }
    expect([invoice.vat_country, invoice.vat_basis_points]).toEqual([taxed, Number(rate) * 100])
    const [kept] = (await exportMember(site, 'invoices', lena.account)).parts.invoices as Record<
      string,
      unknown
    >[]
    expect(kept).toMatchObject({
      country_chosen: chosen,
      country_of_address: 'DE',
      country_of_bank: card === '' ? null : card,
    })
  },
)
