import { type Page, page } from '#platform/web/page.ts'

/** Public entry of refunds for screens. */
export { loadMoneyBack } from './load-money-back.ts'
export { MoneyBackSection } from './money-back-section.tsx'
export { useIsUndone } from './use-money-back.ts'

/** Page to withdraw from an order, logged in or not. */
export const pages: readonly Page[] = [
  page({
    path: '/withdraw',
    layout: 'default',
    access: 'anyone',
    phrases: ['refunds'],
    module: () => import('./withdraw-page.tsx'),
  }),
]
