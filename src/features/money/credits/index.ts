export { creditsToMoney as moneyFor } from './rules/credits-to-money.ts'
export { paidActs, getCreditPrice as priceOf, type PaidAct } from './rules/get-credit-price.ts'
export type { PricedPackage as PricedBundle } from './rules/price-range.ts'
