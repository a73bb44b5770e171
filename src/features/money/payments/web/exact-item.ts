import type { ExactItem, ExactView } from './calls.ts'

/** The credits missing for one action as an item to order; undefined if none are missing. */
export function toExactItem(view: ExactView | undefined): ExactItem | undefined {
  if (!view?.exact) return undefined
  const { credits, price_minor, counts_minor, credit_minor } = view.exact
  return { id: 'exact', act: view.act, credits, price_minor, counts_minor, credit_minor }
}
