/** How many digits a currency has behind the point, as ISO 4217 counts them: 2 of most, 0 of the yen, 3 of the dinar. */
export function minorDigits(currency: string): number {
  return new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2
}

/** Writes an amount in minor units as a decimal: 2499 in EUR is `24.99`, 500 in JPY is `500`. Digit by digit; no sum is ever a float. */
export function toDecimal(minor: number, currency: string): string {
  if (!Number.isSafeInteger(minor) || minor < 0) throw new RangeError(`${minor} is no amount`)
  const digits = minorDigits(currency)
  const written = String(minor).padStart(digits + 1, '0')
  return digits === 0 ? written : `${written.slice(0, -digits)}.${written.slice(-digits)}`
}

/** The same of a sum that may be below nothing, for books and files. */
export function toSignedDecimal(minor: number, currency: string): string {
  return minor < 0 ? `-${toDecimal(-minor, currency)}` : toDecimal(minor, currency)
}

/** Reads a decimal as minor units; null for anything that is not an amount of that currency, to its last digit. */
export function fromDecimal(text: string, currency: string): number | null {
  const digits = minorDigits(currency)
  const found = /^(\d{1,12})(?:\.(\d+))?$/.exec(text)
  if (found === null || (found[2] ?? '').length !== digits) return null
  const minor = Number(`${found[1]}${found[2] ?? ''}`)
  return Number.isSafeInteger(minor) ? minor : null
}
