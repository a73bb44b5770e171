import type { ExactlyChosen, ExactView } from './calls.ts'

/** The credits missing for one action as an item to order; undefined if none are missing. */
export function exactlyChosen(view: ExactView | undefined): ExactlyChosen | undefined {
  if (!view?.exact) return undefined
  const { credits, price_minor, counts_minor, credit_minor } = view.exact
  return { id: 'exact', act: view.act, credits, price_minor, counts_minor, credit_minor }
}
