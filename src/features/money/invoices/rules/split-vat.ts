/**
 * Splits an amount paid into net and VAT. Prices include VAT, so it is calculated from the total,
 * rounded half up to minor units, once per invoice; the net is the remainder, so that both always
 * add up to the total.
 */
export function splitVat(
  grossMinor: number,
  basisPoints: number,
): { netMinor: number; vatMinor: number } {
  const whole = 10_000 + basisPoints
  const doubled = 2 * grossMinor * basisPoints + whole
  const vatMinor = (doubled - (doubled % (2 * whole))) / (2 * whole)
  return { netMinor: grossMinor - vatMinor, vatMinor }
}
