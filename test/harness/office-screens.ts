import type { Page } from 'playwright-core'
import { memberScreens } from '#features/office/member-files/testing/member-screens.ts'
import { officeCaseScreens } from './office-case-screens.ts'
import { prepareApprovals } from './prepare-approvals.ts'
import { empty, type OfficeScreen, there } from './screens.ts'

export type { OfficeScreen } from './screens.ts'

/** Every screen of the office except ads, which have their own test. */
export const officeScreens: readonly OfficeScreen[] = [
  { name: 'the log-in', as: null, path: '/office/login', ready: there('#content, main') },
  {
    name: 'the overview',
    as: 'helene',
    path: '/office/overview',
    ready: there('.figures-funnel'),
  },
  {
    name: 'the overview of a moderator',
    as: 'mara',
    path: '/office/overview',
    ready: there('.overview-queue b'),
  },
  { name: 'photos', as: 'mara', path: '/office/photos', ready: there('.office-picture img') },
  {
    name: 'verifications',
    as: 'mara',
    path: '/office/verifications',
    ready: there('.office-compare img'),
  },
  { name: 'the staff member’s account', as: 'mara', path: '/office/account', ready: there('h1') },
  // Actions are listed under their stored names.
  {
    name: 'the audit log',
    as: 'helene',
    path: '/office/audit',
    ready: there('.office-table td'),
    workshop: true,
  },
  { name: 'reports', as: 'mara', path: '/office/reports', ready: there('.card form') },
  {
    name: 'reports, closing an account without a reason',
    as: 'mara',
    path: '/office/reports',
    open: async (page) => {
      await page.locator('.card > .btn').first().click()
      await choose(page.locator('.card').nth(1), 3)
      await choose(page.locator('.card').nth(1), 4)
      await page.locator('.card form .tone-info').waitFor()
      await page.locator('.card form .btn-danger').click()
      await page.locator('.card form [aria-invalid="true"]').waitFor()
    },
  },
  {
    name: 'reports, about a member who has left',
    as: 'mara',
    path: '/office/reports',
    open: async (page) => {
      // A report about a minor comes first.
      await choose(page.locator('.card').first(), 1)
      await page.locator('.card form .tone-warn').waitFor()
    },
  },
  {
    name: 'reports, none',
    as: 'mara',
    path: '/office/reports',
    ...empty('reports', { reports: [], next: null }),
  },
  ...officeCaseScreens,
  { name: 'claims', as: 'helene', path: '/office/claims', ready: there('.office-table td') },
  // Queries are shown untranslated.
  {
    name: 'figures by day, with their queries',
    as: 'helene',
    path: '/office/figures?by=day',
    open: async (page) => {
      await page.locator('.office-table td').first().waitFor()
      await page.locator('.figures-queries summary').click()
      await page.locator('.figures-queries pre').first().waitFor()
    },
    workshop: true,
  },
  {
    name: 'figures',
    as: 'helene',
    path: '/office/figures',
    ready: there('.office-table td, .empty'),
  },
  ...memberScreens,
  { name: 'wellbeing', as: 'helene', path: '/office/wellbeing', ready: there('.card form') },
  {
    name: 'wellbeing, extending a pause without a note',
    as: 'helene',
    path: '/office/wellbeing',
    open: async (page) => {
      await choose(page.locator('.card').first(), 2)
      await page.locator('.card form select').waitFor()
      await page.locator('.card form button[type="submit"]').click()
      await page.locator('.card form [aria-invalid="true"]').waitFor()
    },
  },
  {
    name: 'wellbeing, no pauses',
    as: 'helene',
    path: '/office/wellbeing',
    ...empty('wellbeing', { pauses: [] }),
  },
  {
    name: 'orders',
    as: 'helene',
    path: '/office/orders',
    ready: there('.office-table td, .empty'),
  },
  {
    name: 'what waits for a second person',
    as: 'helene',
    path: '/office/approvals',
    prepare: prepareApprovals,
    ready: there('[data-approval]'),
  },
  {
    name: 'what waits for a second person, nothing',
    as: 'helene',
    path: '/office/approvals',
    ...empty('approvals', { requests: [] }),
  },
  {
    name: 'payouts',
    as: 'helene',
    path: '/office/payouts',
    ready: there('.office-table td, .empty'),
  },
  {
    name: 'payouts, a day with a difference and a missing payout',
    as: 'helene',
    path: '/office/payouts',
    prepare: prepareSettlements,
    ready: there('[data-settled="open"]'),
  },
  {
    name: 'revenue',
    as: 'helene',
    path: '/office/revenue',
    ready: there('.office-table td, .empty'),
  },
  {
    name: 'revenue, nothing sold',
    as: 'helene',
    path: '/office/revenue',
    ...empty('revenue', { months: [] }),
  },
  {
    name: 'tax by country',
    as: 'helene',
    path: '/office/tax',
    ready: there('.office-table td, .empty'),
  },
  {
    name: 'tax by country, nothing invoiced',
    as: 'helene',
    path: '/office/tax',
    ...empty('tax', { quarter: '2026-Q3', quarters: ['2026-Q3'], rows: [] }),
  },
  // Technical names are shown untranslated.
  {
    name: 'webhooks',
    as: 'helene',
    path: '/office/webhooks',
    ready: there('.office-table td, .empty'),
    workshop: true,
  },
  {
    name: 'reconciliation',
    as: 'helene',
    path: '/office/reconciliation',
    ready: there('.office-page h2'),
  },
  {
    name: 'ledger health',
    as: 'helene',
    path: '/office/ledger',
    ready: there('.office-page h2'),
    workshop: true,
  },
  { name: 'sales stops', as: 'helene', path: '/office/sales-stops', ready: there('.empty, .card') },
  {
    name: 'sales stops, stopping sales without a reason',
    as: 'helene',
    path: '/office/sales-stops',
    open: async (page) => {
      await page.locator('.office-head .btn').click()
      await page.locator('form button[type="submit"]').click()
      await page.locator('form [aria-invalid="true"]').waitFor()
    },
  },
  {
    name: 'direct debit blocks, none',
    as: 'helene',
    path: '/office/direct-debit',
    ...empty('direct-debit/blocks', { blocks: [], lifted: [], may_lift: true }),
  },
  { name: 'response times', as: 'helene', path: '/office/pace', ready: there('.office-table td') },
  {
    name: 'response times, no replies',
    as: 'helene',
    path: '/office/pace',
    ...empty('desk/pace', { days: [] }),
  },
  { name: 'the chat desk', as: 'ottilie', path: '/office/desk', ready: there('.office-queued') },
  {
    name: 'the chat desk, a member in a pause',
    as: 'ottilie',
    path: '/office/desk',
    open: row(/^Jonas/),
  },
  {
    name: 'the chat desk, handing over',
    as: 'ottilie',
    path: '/office/desk',
    open: async (page) => {
      await row(/^Jonas/)(page)
      await page.locator('.desk-row .btn-ghost').last().click()
      await page.locator('dialog[open] textarea').waitFor()
    },
  },
  {
    name: 'the chat desk, someone else is replying',
    as: 'ottilie',
    path: '/office/desk',
    open: async (page) => {
      await page.locator('.office-queued').filter({ hasText: /^Bram/ }).click()
      await page.locator('.office-desk .btn').waitFor()
    },
  },
  {
    name: 'the chat desk, reserved for a lead, editing the character sheet',
    as: 'helene',
    path: '/office/desk',
    open: async (page) => {
      await row(/^Noor/)(page)
      await page.locator('.office-side .btn').click()
      await page.locator('.office-side textarea').first().waitFor()
    },
  },
  {
    name: 'the chat desk, no one is waiting',
    as: 'ottilie',
    path: '/office/desk',
    ...empty('desk', { conversations: [] }),
  },
]

/**
 * Responds with one balanced day, one with a difference, and an order whose money has not arrived.
 */
async function prepareSettlements(page: Page): Promise<void> {
  const otherAmounts = {
    refunds_minor: 0,
    chargebacks_minor: -2499,
    fees_minor: 58,
    other_minor: 0,
    paid_out_minor: 2441,
  }
  const whole = {
    gateway: 'sandbox',
    day: '2026-07-02',
    currency: 'EUR',
    orders: 2,
    payments_minor: 4998,
    ...otherAmounts,
  }
  const days = [
    { ...whole, day: '2026-07-03', difference_minor: 100, faults: ['difference', 'unknown'] },
    { ...whole, difference_minor: 0, faults: [] },
  ]
  const requested = [{ gateway: 'sandbox', day: '2026-07-03', at: '2026-07-04T06:12:00.000Z' }]
  const late = [{ order: '6f1f5c1e-6a44-4f38-9a37-0d1f2b5d7c11', gateway: 'sandbox' }]
  const json = { month: '2026-07', months: ['2026-07'], days, asked: requested, late }
  await page.route('**/api/office/payouts', (route) => route.fulfill({ json }))
}

/** Opens the conversation of a waiting member. */
function row(who: RegExp): (page: Page) => Promise<void> {
  return async (page) => {
    await page.locator('.office-queued').filter({ hasText: who }).click()
    await page.locator('.desk-log .bubble').first().waitFor()
  }
}

/** Selects one of the segmented choices. */
async function choose(card: ReturnType<Page['locator']>, place: number): Promise<void> {
  await card.locator('.seg').nth(place).click()
}
