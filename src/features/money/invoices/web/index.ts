import { type Page, page } from '#platform/web/page.ts'

/** The page of an invoice. */
export const pages: readonly Page[] = [
  page({
    path: '/transactions/:order/invoice',
    layout: 'default',
    access: 'member',
    phrases: ['invoices'],
    module: () => import('./invoice-page.tsx'),
  }),
]
