export { creditsToMoney as moneyFor } from './rules/money-for.ts'
export { paidActs, getCreditPrice as priceOf, type PaidAct } from './rules/price-of.ts'
export type { PricedPackage as PricedBundle } from './rules/price-span.ts'
