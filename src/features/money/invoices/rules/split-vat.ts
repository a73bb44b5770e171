/**
 * Splits what was paid into what the seller keeps and the tax in it. Prices include the tax, so the tax is reckoned out of the
 * whole, rounded half up to the smallest unit, once for each invoice; the net is what is left, so that both always make the whole.
 */
export function splitVat(grossMinor: number, basisPoints: number): { netMinor: number; vatMinor: number } {
  const whole = 10_000 + basisPoints
  const doubled = 2 * grossMinor * basisPoints + whole
  const vatMinor = (doubled - (doubled % (2 * whole))) / (2 * whole)
  return { netMinor: grossMinor - vatMinor, vatMinor }
}
