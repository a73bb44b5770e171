/**
 * The number of decimal digits of a currency (ISO 4217): usually 2, 0 for the yen, 3 for the dinar.
 */
export function minorDigits(currency: string): number {
  return new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2
}

/**
 * Formats minor units as a decimal: 2499 in EUR is `24.99`, 500 in JPY is `500`. Works on digits,
 * so that an amount is never a float.
 */
export function toDecimal(minor: number, currency: string): string {
  if (!Number.isSafeInteger(minor) || minor < 0) throw new RangeError(`invalid amount: ${minor}`)
  const digits = minorDigits(currency)
  const padded = String(minor).padStart(digits + 1, '0')
  return digits === 0 ? padded : `${padded.slice(0, -digits)}.${padded.slice(-digits)}`
}

/** Like `toDecimal` but allows negative amounts, for accounting and files. */
export function toSignedDecimal(minor: number, currency: string): string {
  return minor < 0 ? `-${toDecimal(-minor, currency)}` : toDecimal(minor, currency)
}

/**
 * Parses a decimal into minor units; null for anything that is not an exact amount of that
 * currency.
 */
export function fromDecimal(text: string, currency: string): number | null {
  const digits = minorDigits(currency)
  const match = /^(\d{1,12})(?:\.(\d+))?$/.exec(text)
  if (match === null || (match[2] ?? '').length !== digits) return null
  const minor = Number(`${match[1]}${match[2] ?? ''}`)
  return Number.isSafeInteger(minor) ? minor : null
}
