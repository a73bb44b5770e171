export { creditsToMoney } from './rules/credits-to-money.ts'
export { paidActs, getCreditPrice, type PaidAct } from './rules/get-credit-price.ts'
