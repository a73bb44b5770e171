import { randomUUID } from 'node:crypto'
import type { RefundSite } from '#features/money/refunds/testing/refund-site.ts'
import { officeClient } from '#features/members/staff/testing/office-client.ts'

/** Creates twelve discount codes in the office and returns them. */
export async function makeOfficeCodes(site: RefundSite): Promise<string[]> {
  const office = await officeClient(site, 'lead', 'Helene')
  const codes = Array.from({ length: 12 }, (_, index) => `MODEL${index + 1}`)
  for (const [index, code] of codes.entries()) {
    const reply = await office.send('POST', '/api/office/discount-codes', {
      id: randomUUID(),
      site: 1,
      code,
      percentage: index + 3,
      value_minor: null,
      currency: null,
      member: null,
      country: null,
      minimum_order_minor: null,
      paymentmethods: [],
      from: '2026-01-01',
      until: null,
    })
    if (reply.status !== 204) throw new Error(reply.text)
  }
  return codes
}
