import type { MethodKey } from './methods.ts'

/** The minimum amount for any method in minor units; below it the costs exceed the amount. */
const anyMethod: Readonly<Record<string, number>> = { GBP: 30, PLN: 200 }
/** Methods with a minimum of one whole currency unit. */
const coarse: readonly MethodKey[] = ['paypal', 'paysafecard', 'sdd', 'sct', 'eps']
const coarseMinimum: Readonly<Record<string, number>> = { PLN: 500 }

/**
 * The minimum amount of a method in a currency, in minor units. Shown before the order and enforced
 * by the server.
 */
export function minimumAmount(method: MethodKey, currency: string): number {
  return coarse.includes(method) ? (coarseMinimum[currency] ?? 100) : (anyMethod[currency] ?? 50)
}
