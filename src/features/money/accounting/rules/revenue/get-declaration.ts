import { isEu } from '#features/money/invoices/index.ts'

/**
 * Where tax is declared: through the one-stop shop, in the seller's country, or outside the EU, if
 * at all.
 */
export const declarations = ['one_stop_shop', 'home', 'elsewhere'] as const
export type Declaration = (typeof declarations)[number]

/**
 * Sales taxed in a member state other than the seller's own are declared through the one-stop shop
 * (art. 369a ff. of directive 2006/112/EC).
 */
export function getDeclaration({
  seller,
  country,
}: {
  readonly seller: string
  readonly country: string
}): Declaration {
  if (seller === country) return 'home'
  return isEu(seller) && isEu(country) ? 'one_stop_shop' : 'elsewhere'
}
