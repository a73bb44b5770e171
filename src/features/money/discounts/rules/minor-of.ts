/**
 * Parses a typed amount (12.50, 12,50 or 12) into minor units; `null` for anything else. All
 * supported currencies have two decimals.
 */
export function minorOf(typed: string): number | null {
  const found = /^(\d{1,6})(?:[.,](\d{1,2}))?$/.exec(typed.trim())
  if (found === null) return null
  return Number(found[1]) * 100 + Number((found[2] ?? '').padEnd(2, '0'))
}
