import { useQueryClient } from '@tanstack/react-query'
import type { Country } from '#features/site/geography/index.ts'
import { type Discount, myDiscountsKey } from '#features/money/discounts/web/index.ts'
import { viewerKey } from '#platform/web/surroundings.ts'
import type { MethodKey } from '../rules/methods.ts'
import type { Answer } from '#platform/web/api/answer.ts'
import type { RawInput, Output } from '#kernel/endpoint.ts'
import type { contract } from '../contract/payments.ts'
import { type CheckoutItem, calls, type Offers, type MethodOffer } from './calls.ts'
import { useOrdering } from './use-ordering.ts'

export type { CheckoutError } from './use-ordering.ts'

/** The current choice of an order. */
export interface Choice {
  readonly bundle: CheckoutItem | undefined
  readonly method: MethodOffer | undefined
  readonly consent: boolean
  /** The discount on the price. */
  readonly discount: Discount | null
}

/** The price of an order after the discount. */
export const payableMinor = ({ bundle, discount }: Pick<Choice, 'bundle' | 'discount'>): number =>
  (bundle?.price_minor ?? 0) - (discount?.minor ?? 0)

type Order = (typeof contract)['payments.start_order']

/** An alternative way of sending an order, without a provider's page. */
export interface OrderSender {
  readonly ask: (request: RawInput<Order>) => Promise<Answer<Output<Order>>>
  readonly pending: boolean
}

/** Sends an order and redirects to where it is paid. */
export function useCheckout(offers: Offers, returnTo: string | null, by?: OrderSender) {
  const byPage = calls.useAction('payments.start_order')
  const { ask, pending }: OrderSender = by ?? byPage
  const afterRefusal = useAfterRefusal()
  const { place, fault, setFault, leaving } = useOrdering(ask)

  async function send(
    bundle: CheckoutItem,
    method: MethodKey,
    { discount, keepCard }: { readonly discount: Discount | null; readonly keepCard: boolean },
  ): Promise<void> {
    // Alternative senders have their own page.
    if (by === undefined) rememberChoice(bundle, method, returnTo)
    const refused = await place({
      bundle: bundle.id,
      ...('act' in bundle && { act: bundle.act }),
      method,
      country: offers.country as Country,
      consent: true,
      price_minor: payableMinor({ bundle, discount }),
      ...(keepCard && { keep_card: true }),
      ...toCodeInput(discount),
      ...(returnTo !== null && { return_to: returnTo }),
    })
    if (refused !== null) await afterRefusal(refused, { discount, exact: 'act' in bundle })
  }

  return { send, fault, setFault, busy: pending || leaving }
}

/**
 * Refetches whatever caused a refusal: prices, missing credits, or a code that is no longer valid.
 */
export function useAfterRefusal() {
  const cache = useQueryClient()
  return async (
    code: string,
    { discount, exact = false }: { discount: Discount | null; exact?: boolean },
  ) => {
    if (code === 'payments.price_changed')
      await cache.invalidateQueries({ queryKey: ['payments.list_offers'] })
    if (exact) await cache.invalidateQueries({ queryKey: ['payments.read_exact'] })
    if (discount !== null)
      for (const queryKey of [myDiscountsKey, viewerKey]) void cache.invalidateQueries({ queryKey })
  }
}

/**
 * The code to send with an order. If a pending order of the member holds the code, this order takes
 * it over.
 */
export function toCodeInput(discount: Discount | null): { readonly code?: string } {
  return discount === null ? {} : { code: discount.code }
}

/** The URL of the checkout with a package and a payment method preselected. */
function checkoutUrl(bundle: CheckoutItem, method: MethodKey, returnTo: string | null): string {
  const query = new URLSearchParams({
    ...('act' in bundle && { for: bundle.act }),
    ...(returnTo !== null && { to: returnTo }),
  }).toString()
  return `/credits/${bundle.id}/${method}${query === '' ? '' : `?${query}`}`
}

/**
 * Stores the choice in the URL of the current page, so that it is still selected after going back.
 */
function rememberChoice(bundle: CheckoutItem, method: MethodKey, returnTo: string | null): void {
  window.history.replaceState(window.history.state, '', checkoutUrl(bundle, method, returnTo))
}
