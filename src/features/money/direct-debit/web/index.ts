import { type Page, page } from '#platform/web/page.ts'

/** Public entry of direct debit for screens. */
export { calls } from './calls.ts'
export { MandateList } from './mandate-list.tsx'

/** The page for ordering by direct debit. */
export const pages: readonly Page[] = [
  page({
    path: '/directdebit',
    layout: 'default',
    access: 'member',
    phrases: ['direct_debit', 'payments', 'credits', 'spending_limits', 'discounts'],
    module: () => import('./debit-page.tsx'),
  }),
]
