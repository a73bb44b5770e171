import type { Choice } from './use-checkout.ts'

/** Where what is chosen is ordered by direct debit; nothing for any other way to pay. */
export function debitForm(
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
