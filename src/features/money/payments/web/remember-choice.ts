import type { MethodKey } from '../rules/methods.ts'
import type { CheckoutItem } from './calls.ts'

/** The URL of the checkout with a package and a payment method preselected. */
export function checkoutUrl(bundle: CheckoutItem, method: MethodKey, returnTo: string | null): string {
  const query = new URLSearchParams({
    ...('act' in bundle && { for: bundle.act }),
    ...(returnTo !== null && { to: returnTo }),
  }).toString()
  return `/credits/${bundle.id}/${method}${query === '' ? '' : `?${query}`}`
}

/**
 * Stores the choice in the URL of the current page, so that it is still selected after going back.
 */
export function rememberChoice(bundle: CheckoutItem, method: MethodKey, returnTo: string | null): void {
  window.history.replaceState(window.history.state, '', checkoutUrl(bundle, method, returnTo))
}
