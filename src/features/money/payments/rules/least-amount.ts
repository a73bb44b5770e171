import type { MethodKey } from './methods.ts'

/** The least a provider moves by any method, in the smallest unit: below it the costs of moving are higher than the money. */
const anyMethod: Readonly<Record<string, number>> = { GBP: 30, PLN: 200 }
/** Methods that take nothing below a whole coin. */
const coarse: readonly MethodKey[] = ['paypal', 'paysafecard', 'sdd', 'sct', 'eps']
const coarseLeast: Readonly<Record<string, number>> = { PLN: 500 }

/** The least amount a method can move in a currency, in the smallest unit. Said before the order, and held by the server. */
export function leastAmount(method: MethodKey, currency: string): number {
  return coarse.includes(method) ? (coarseLeast[currency] ?? 100) : (anyMethod[currency] ?? 50)
}
