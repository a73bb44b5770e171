import { type Page, page } from '#platform/web/page.ts'

export { JustThis } from './just-this.tsx'
/** What a page of a feature above orders with, as the checkout does. */
export { calls, type Chosen, type Offers } from './calls.ts'
export { exactlyChosen } from './exactly-chosen.ts'
export { MethodIcon } from './method-icon.tsx'
export { OrderSummary } from './order-summary.tsx'
export {
  type Choice,
  codeOf,
  type OrderBy,
  payableOf,
  useAfterRefusal,
  useCheckout,
} from './use-checkout.ts'
export { useOrdering } from './use-ordering.ts'

/** Buying credits, to which the roof adds the way to the last order. */
export { load as loadCredits, Page as CreditsPage, title as creditsTitle } from './credits-page.tsx'

const premium = () => import('./premium-page.tsx')

/** An order's page, to which the roof adds what features above know of it. */
export { load as loadTransaction, Page as TransactionPage, title as transactionTitle } from './transaction-page.tsx'

export { useOrder } from './use-order.ts'

/** The pages of payments; those of buying and of an order are put together by the roof. */
export const pages: readonly Page[] = [
  page({
    path: '/premium',
    layout: 'default',
    access: 'anyone',
    phrases: ['payments', 'credits', 'spending_limits', 'discounts'],
    module: premium,
  }),
  page({
    path: '/pricing',
    layout: 'default',
    access: 'anyone',
    phrases: ['payments', 'credits', 'spending_limits', 'discounts'],
    module: premium,
  }),
  page({
    path: '/transactions',
    layout: 'default',
    access: 'member',
    phrases: ['payments'],
    module: () => import('./orders-page.tsx'),
  }),
]
