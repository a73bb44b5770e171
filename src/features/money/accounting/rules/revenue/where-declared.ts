import { isEu } from '#features/money/invoices/index.ts'

/** Where tax is declared: through the one-stop shop, at home, or outside of the EU, if anywhere. */
export const declarations = ['one_stop_shop', 'home', 'elsewhere'] as const
export type Declaration = (typeof declarations)[number]

/** Through the one-stop shop goes what is taxed in a member state that is not the seller's own (art. 369a ff. of directive 2006/112/EC). */
export function whereDeclared({ seller, country }: { readonly seller: string; readonly country: string }): Declaration {
  if (seller === country) return 'home'
  return isEu(seller) && isEu(country) ? 'one_stop_shop' : 'elsewhere'
}
