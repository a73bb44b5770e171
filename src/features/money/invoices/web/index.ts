import { type Page, page } from '#platform/web/page.ts'

export const pages: readonly Page[] = [
  page({
    path: '/transactions/:order/invoice',
    layout: 'default',
    access: 'member',
    phrases: ['invoices'],
    module: () => import('./invoice-page.tsx'),
  }),
]
