import type { ExactlyChosen, ExactView } from './calls.ts'

/** What is missing for one act, as something to order; undefined where nothing is. */
export function exactlyChosen(view: ExactView | undefined): ExactlyChosen | undefined {
  if (!view?.exact) return undefined
  const { credits, price_minor, counts_minor, credit_minor } = view.exact
  return { id: 'exact', act: view.act, credits, price_minor, counts_minor, credit_minor }
}
