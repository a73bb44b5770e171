export { moneyFor } from './rules/money-for.ts'
export { paidActs, priceOf, type PaidAct } from './rules/price-of.ts'
export type { PricedBundle } from './rules/price-span.ts'
