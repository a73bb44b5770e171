/** An amount in the smallest unit of its currency (cents, grosze); always an integer. */
export interface Money {
  readonly minor: number
  readonly currency: string
}

/**
 * Formats an amount for a reader: `formatMoney({minor: 999, currency: 'EUR'}, 'de')` → `9,99 €`.
 */
export function formatMoney(money: Money, locale: string): string {
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency: money.currency })
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2
  return format.format(Number(`${money.minor}e-${digits}`))
}
