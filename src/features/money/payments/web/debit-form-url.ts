import type { CheckoutItem } from './calls.ts'

/** The URL of the direct debit form for an item; `returnTo` is the page to return to. */
export function debitFormUrl(item: CheckoutItem, country: string, returnTo: string | null): string {
  const query = new URLSearchParams({
    bundle: item.id,
    country,
    ...('act' in item && { for: item.act }),
    ...(returnTo !== null && { to: returnTo }),
  })
  return `/directdebit?${query.toString()}`
}
