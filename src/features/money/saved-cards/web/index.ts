import { type Page, page } from '#platform/web/page.ts'

export { calls, ownCardsQuery } from './calls.ts'
export { CardSteps } from './card-steps.tsx'
export { loadCharge } from './load-charge.ts'
export { OrderSheet, useOrderSheet } from './order-sheet/use-order-sheet.ts'
export { loadRepeat } from './load-repeat.ts'
export { OwnCards } from './own-cards.tsx'
export { RepeatLink } from './repeat-link.tsx'

/** The pages of saved cards; the list of cards is part of the settings. */
export const pages: readonly Page[] = [
  page({
    path: '/credits/repeat-order',
    layout: 'default',
    access: 'member',
    phrases: ['saved_cards', 'payments', 'credits', 'spending_limits', 'discounts'],
    module: () => import('./repeat-page.tsx'),
  }),
]
