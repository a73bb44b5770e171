import type { Choice } from './use-checkout.ts'

/**
 * Returns the URL of the direct debit form for the choice, as a prop; empty for any other payment
 * method.
 */
export function debitFormProps(
  { bundle, method }: Pick<Choice, 'bundle' | 'method'>,
  country: string,
  returnTo: string | null,
): { readonly toForm?: string } {
  if (bundle === undefined || method?.key !== 'sdd') return {}
  const query = new URLSearchParams({
    bundle: bundle.id,
    country,
    ...('act' in bundle && { for: bundle.act }),
    ...(returnTo !== null && { to: returnTo }),
  })
  return { toForm: `/directdebit?${query.toString()}` }
}
