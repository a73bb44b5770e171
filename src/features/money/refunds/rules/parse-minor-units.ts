/**
 * Parses a typed amount into minor units of a currency: `24,99` and `24.99` are 2499 in euros;
 * `null` unless it is a positive amount.
 */
export function parseMinorUnits(typed: string, currency: string): number | null {
  const digits =
    new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2
  const match = /^(\d{1,9})(?:[.,](\d+))?$/.exec(typed.trim())
  const cents = match?.[2] ?? ''
  if (match === null || cents.length > digits) return null
  const minor = Number(`${match[1]}${cents.padEnd(digits, '0')}`)
  return minor > 0 ? minor : null
}
