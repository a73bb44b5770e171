import type { CodeProblem } from './code-problem.ts'
import type { CodeTerms } from './code-terms.ts'

/** Facts about the order; missing facts are not checked yet. */
export interface OrderFacts {
  readonly country?: string | undefined
  readonly method?: string | undefined
  /** The list price. */
  readonly price?: { readonly minor: number; readonly currency: string } | undefined
}

/**
 * Returns why a code does not apply to an order, or `null`; checks country, then currency, minimum
 * order and payment method (CRED-08).
 */
export function checkOrder(
  terms: CodeTerms,
  { country, method, price }: OrderFacts,
): CodeProblem | null {
  const { currency, minimum_order_minor: minimum } = terms
  if (terms.country !== null && country !== undefined && country !== terms.country)
    return { reason: 'wrong_country', field: 'country', country: terms.country }
  if (currency !== null && price !== undefined && price.currency !== currency)
    return { reason: 'wrong_currency', field: 'country', currency }
  if (minimum !== null && currency !== null && price !== undefined && price.minor < minimum)
    return { reason: 'minimum_order', field: 'bundle', minor: minimum, currency }
  if (terms.methods.length > 0 && method !== undefined && !terms.methods.includes(method))
    return { reason: 'wrong_method', field: 'method' }
  return null
}
