import type { Page } from 'playwright-core'

/** Responds with a request of each kind: another's, the viewer's own, and one to look at only. */
export async function prepareApprovals(page: Page): Promise<void> {
  const request = {
    subject: 'one',
    order: null,
    code: null,
    percentage: null,
    amount_minor: null,
    currency: null,
    reason: null,
    requested_by: 'Bram',
    own: false,
    may_decide: true,
    at: '2026-03-02T09:00:00.000Z',
    expires: '2026-03-09T09:00:00.000Z',
  }
  const order = '0197f1d2-9f0e-7cc3-8a52-1df0d2c1c7aa'
  const money = { order, amount_minor: 11_999, currency: 'EUR' }
  await page.route('**/api/office/approvals', (route) =>
    route.fulfill({
      json: {
        requests: [
          { ...request, kind: 'refunds.refund', ...money },
          { ...request, kind: 'refunds.ruling', ...money, reason: 'SEPA 4711', own: true },
          { ...request, kind: 'discounts.code', code: 'MAART', percentage: 90 },
          { ...request, kind: 'site_settings.change', reason: 'Autumn prices' },
          { ...request, kind: 'direct_debit.lift', reason: 'MD06', may_decide: false },
        ],
      },
    }),
  )
}
