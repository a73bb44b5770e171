import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import type { Stage } from '../harness/with-site.ts'

/** Creates a discount code that anyone may use, as a lead. */
export async function createDiscountCode(
  stage: Stage,
  code: string,
  percentage: number,
): Promise<void> {
  const page = await stage.visitor()
  await page.context().request.post('/dev/office', { form: { email: 'helene@minuet.example' } })
  const answer = await page.request.post('/api/office/discount-codes', {
    data: {
      id: randomUUID(),
      site: 1,
      code,
      percentage,
      member: null,
      country: null,
      value_minor: null,
      currency: null,
      minimum_order_minor: null,
      paymentmethods: [],
      from: stage.site().server.infrastructure.clock.now().toISOString().slice(0, 10),
      until: null,
    },
  })
  expect(answer.status()).toBe(204)
}
