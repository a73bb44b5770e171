import { type Page, page } from '#platform/web/page.ts'

export { JustThis } from './just-this.tsx'

const premium = () => import('./premium-page.tsx')
const checkout = () => import('./credits-page.tsx')

/** An order's page, to which the roof adds what features above know of it. */
export { load as loadTransaction, Page as TransactionPage, title as transactionTitle } from './transaction-page.tsx'

/** The pages of payments; that of an order is put together by the roof. */
export const pages: readonly Page[] = [
  page({
    path: '/premium',
    layout: 'default',
    access: 'anyone',
    phrases: ['payments', 'credits', 'limits'],
    module: premium,
  }),
  page({
    path: '/pricing',
    layout: 'default',
    access: 'anyone',
    phrases: ['payments', 'credits', 'limits'],
    module: premium,
  }),
  page({
    path: '/credits',
    layout: 'default',
    access: 'member',
    phrases: ['payments', 'credits', 'limits', 'discounts'],
    module: checkout,
  }),
  page({
    path: '/credits/:bundle',
    layout: 'default',
    access: 'member',
    phrases: ['payments', 'credits', 'limits', 'discounts'],
    module: checkout,
  }),
  page({
    path: '/credits/:bundle/:method',
    layout: 'default',
    access: 'member',
    phrases: ['payments', 'credits', 'limits', 'discounts'],
    module: checkout,
  }),
  page({
    path: '/transactions',
    layout: 'default',
    access: 'member',
    phrases: ['payments'],
    module: () => import('./orders-page.tsx'),
  }),
]
