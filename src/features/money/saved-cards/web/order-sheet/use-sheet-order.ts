import { useQueryClient } from '@tanstack/react-query'
import type { Country } from '#features/site/geography/index.ts'
import type { Discount } from '#features/money/discounts/web/index.ts'
import type { OrderView } from '#features/money/payments/contract/payments.ts'
import type { MethodKey } from '#features/money/payments/index.ts'
import {
  calls as payments,
  type CheckoutItem,
  type Offers,
  payableMinor,
  toCodeInput,
  useAfterRefusal,
  useOrdering,
} from '#features/money/payments/web/index.ts'
import { calls } from '../calls.ts'

interface SheetOrder {
  readonly bundle: CheckoutItem
  readonly method: MethodKey
  readonly discount: Discount | null
  /** The order to repeat and the saved card to charge; null to pay on the provider's page. */
  readonly again: { readonly order: string; readonly card: string } | null
}

/**
 * Places the sheet's order at the endpoint of the checkout, or at that of repeating an order with a
 * saved card, which stays on the page.
 */
export function useSheetOrder({
  offers,
  returnTo,
  onPlaced,
}: {
  readonly offers: Offers
  readonly returnTo: string
  readonly onPlaced: (order: OrderView) => void
}) {
  const cache = useQueryClient()
  const start = payments.useAction('payments.start_order')
  const repeat = calls.useAction('saved_cards.repeat_order')
  const byPage = useOrdering(start.ask)
  const byCard = useOrdering(repeat.ask, onPlaced)
  const afterRefusal = useAfterRefusal()

  async function send({ bundle, method, discount, again }: SheetOrder): Promise<void> {
    const common = {
      consent: true,
      price_minor: payableMinor({ bundle, discount }),
      return_to: returnTo,
      ...toCodeInput(discount),
    }
    byPage.setFault(null)
    byCard.setFault(null)
    const refused =
      again === null
        ? await byPage.place({
            ...common,
            bundle: bundle.id,
            ...('act' in bundle && { act: bundle.act }),
            method,
            country: offers.country as Country,
          })
        : await byCard.place({ ...common, ...again })
    // Refetched after every attempt, whether it was refused or the order was placed.
    void cache.invalidateQueries({ queryKey: ['saved_cards.read_repeat'] })
    if (refused !== null) await afterRefusal(refused, { discount, exact: 'act' in bundle })
  }

  return {
    send,
    fault: byPage.fault ?? byCard.fault,
    setFault: byPage.setFault,
    busy: start.pending || repeat.pending || byPage.leaving || byCard.leaving,
  }
}
