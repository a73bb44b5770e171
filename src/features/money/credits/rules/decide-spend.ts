export type SpendDecision =
  | { readonly verdict: 'free' }
  | { readonly verdict: 'pay'; readonly price: number; readonly left: number }
  | { readonly verdict: 'not_enough'; readonly price: number; readonly missing: number }

/**
 * Whether a balance covers a price, and how much is left or missing (CHAT-03). All numbers are
 * credits.
 */
export function decideSpend(facts: { credits: number; price: number }): SpendDecision {
  const { credits, price } = facts
  if (price <= 0) return { verdict: 'free' }
  if (credits < price) return { verdict: 'not_enough', price, missing: price - credits }
  return { verdict: 'pay', price, left: credits - price }
}
