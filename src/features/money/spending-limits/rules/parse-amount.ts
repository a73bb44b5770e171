/** The highest limit that can be set, in minor units. */
export const maxLimitMinor = 10_000_000

/**
 * Parses a typed amount (`50`, `49,90` or `1 000.00`) into minor units of the currency; `null` if
 * invalid.
 */
export function parseAmount(typed: string, currency: string): number | null {
  const digits =
    new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2
  const [, whole = '', , parts = ''] = /^(\d{1,9})([.,](\d{1,4}))?$/.exec(typed.replace(/[\s\p{Sc}’']/gu, '')) ?? []
  if (whole === '' || parts.length > digits) return null
  const minor = Number(whole) * 10 ** digits + Number(parts.padEnd(digits, '0') || 0)
  return minor <= maxLimitMinor ? minor : null
}
