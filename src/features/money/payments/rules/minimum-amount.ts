import { type MethodKey, methods } from './methods.ts'

/** The lowest amounts that cover the costs, in minor units, where not 50. */
const lowest: Readonly<Record<string, number>> = { GBP: 30, PLN: 200 }
/**
 * The minimum amounts accepted by providers for methods with a minimum of one currency unit, in
 * minor units, where not 100.
 */
const wholeUnit: Readonly<Record<string, number>> = { PLN: 500 }

/**
 * The minimum amount of a method in a currency, in minor units. Shown before the order and enforced
 * by the server.
 */
export function minimumAmount(method: MethodKey, currency: string): number {
  return methods[method].minimum === 'whole_unit'
    ? (wholeUnit[currency] ?? 100)
    : (lowest[currency] ?? 50)
}
