/** An amount in the smallest unit of its currency (cents, grosze); always an integer. */
export interface Money {
  readonly minor: number
  readonly currency: string
}

/**
 * The price of `part` of something that costs `minor` for `whole`, in minor units, rounded half up.
 * Used to round all amounts that are only displayed, so that everything has the same price
 * everywhere.
 */
export function prorate(minor: number, part: number, whole: number): number {
  const twice = 2 * minor * part + whole
  return (twice - (twice % (2 * whole))) / (2 * whole)
}

/**
 * Currencies whose number of decimal digits is not 2 (ISO 4217). `Intl` is not used, because it
 * follows common usage (its forint has no decimals) and differs between versions and browsers.
 */
const unusualDigits: ReadonlyMap<string, number> = new Map([
  ...'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'
    .split(' ')
    .map((code) => [code, 0] as const),
  ...'BHD IQD JOD KWD LYD OMR TND'.split(' ').map((code) => [code, 3] as const),
  ...'CLF UYW'.split(' ').map((code) => [code, 4] as const),
])

/** The number of decimal digits of a currency: usually 2, 0 for the yen, 3 for the Kuwaiti dinar. */
export function getCurrencyDigits(currency: string): number {
  return unusualDigits.get(currency) ?? 2
}

/**
 * Formats an amount for a reader: `formatMoney({minor: 999, currency: 'EUR'}, 'de')` → `9,99 €`.
 */
export function formatMoney({ minor, currency }: Money, locale: string): string {
  const digits = getCurrencyDigits(currency)
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
  return format.format(Number(`${minor}e-${digits}`))
}

/**
 * Parses an amount typed by a person, such as `50`, `49,90`, `€ 49.9` or `1 000.00`, into minor units;
 * null if it isn't one, is negative, or could mean two amounts. The rules:
 *
 * - Spaces, apostrophes and currency signs are ignored. A comma or a full stop is always a decimal
 *   sign, never a thousands separator, and there is at most one.
 * - More decimals than the currency has are refused, even zeros: `5.00` and `5,00` are not amounts
 *   in yen, because `5,000` may mean five thousand.
 * - If the currency has three decimals or more, `1,234` could be either; then only the decimal sign
 *   of the locale may be followed by exactly three digits.
 */
export function parseAmount(typed: string, currency: string, locale: string): number | null {
  const digits = getCurrencyDigits(currency)
  const match = /^(\d{1,9})(?:([.,])(\d{1,4}))?$/.exec(typed.replace(/[\s\p{Sc}’']/gu, ''))
  if (match === null) return null
  const [, whole = '', sign, decimals = ''] = match
  if (decimals.length > digits) return null
  if (decimals.length === 3 && sign !== getDecimalSign(locale)) return null
  return Number(`${whole}${decimals.padEnd(digits, '0')}`)
}

/**
 * Formats an amount the way a person would type it, for a form field: `49,90` or `50`.
 * `parseAmount` with the same locale returns the same amount.
 */
export function formatTypedAmount({ minor, currency }: Money, locale: string): string {
  const [whole = '', decimals = ''] = toDecimal(minor, currency).split('.')
  return /[1-9]/.test(decimals) ? `${whole}${getDecimalSign(locale)}${decimals}` : whole
}

/**
 * Formats minor units as a decimal for other programs: 2499 in EUR is `24.99`, 500 in JPY is `500`.
 * Works on digits, so that an amount is never a float.
 */
export function toDecimal(minor: number, currency: string): string {
  if (!Number.isSafeInteger(minor) || minor < 0) throw new RangeError(`invalid amount: ${minor}`)
  const digits = getCurrencyDigits(currency)
  const padded = String(minor).padStart(digits + 1, '0')
  return digits === 0 ? padded : `${padded.slice(0, -digits)}.${padded.slice(-digits)}`
}

/** Like `toDecimal` but allows negative amounts, for accounting and files. */
export function toSignedDecimal(minor: number, currency: string): string {
  return minor < 0 ? `-${toDecimal(-minor, currency)}` : toDecimal(minor, currency)
}

/**
 * Parses a decimal written by another program into minor units; null for anything that is not an
 * exact amount of that currency, with all its decimals.
 */
export function fromDecimal(text: string, currency: string): number | null {
  const match = /^(\d{1,12})(?:\.(\d+))?$/.exec(text)
  if (match === null || (match[2] ?? '').length !== getCurrencyDigits(currency)) return null
  const minor = Number(`${match[1]}${match[2] ?? ''}`)
  return Number.isSafeInteger(minor) ? minor : null
}

function getDecimalSign(locale: string): string {
  return (
    new Intl.NumberFormat(locale).formatToParts(0.5).find(({ type }) => type === 'decimal')
      ?.value ?? '.'
  )
}
