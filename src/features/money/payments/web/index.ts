import { type Page, page } from '#platform/web/page.ts'

export { exactCheckoutUrl, ExactLink } from './exact-link.tsx'
/** Exports for pages of higher features that place orders like the checkout. */
export { calls, type CheckoutItem, type Offers } from './calls.ts'
export { toExactItem } from './exact-item.ts'
export { MethodIcon } from './method-icon.tsx'
export { debitFormUrl } from './debit-form-url.ts'
export { DebitFormButton, DiscountLine, OrderButton, OrderSummary } from './order-summary.tsx'
export { ReturnsLink } from './orders/outlook.tsx'
export { SalesStopNotice } from './sales-stop-notice.tsx'
export { useAnnounceCredits } from './use-announce-credits.ts'
export { useMethodName } from './use-method-name.ts'
export { useShownPrice } from './use-shown-price.ts'
export {
  type CheckoutError,
  type Choice,
  toCodeInput,
  type OrderSender,
  payableMinor,
  useAfterRefusal,
  useCheckout,
} from './use-checkout.ts'
export { useOrdering } from './use-ordering.ts'

/** Buying credits; the app adds the link to the last order. */
export { load as loadCredits, Page as CreditsPage, title as creditsTitle } from './credits-page.tsx'

/** An order's page; the app adds what higher features know about it. */
export {
  load as loadTransaction,
  Page as TransactionPage,
  title as transactionTitle,
} from './orders/transaction-page.tsx'

export { useOrder } from './orders/use-order.ts'

/** The pages of payments; those for buying and for an order are composed by the app. */
export const pages: readonly Page[] = [
  page({
    path: '/premium',
    layout: 'default',
    access: 'anyone',
    phrases: ['payments', 'credits', 'spending_limits', 'discounts'],
    module: () => import('./premium-page.tsx'),
  }),
  page({
    path: '/pricing',
    layout: 'default',
    access: 'anyone',
    phrases: ['payments', 'credits', 'spending_limits', 'discounts'],
    module: () => import('./pricing-page.tsx'),
  }),
  page({
    path: '/transactions',
    layout: 'default',
    access: 'member',
    phrases: ['payments'],
    module: () => import('./orders/orders-page.tsx'),
  }),
]
