/**
 * Parses a typed amount (12.50, 12,50 or 12) into minor units; `null` for anything else. All
 * supported currencies have two decimals.
 */
export function parseMinorUnits(typed: string): number | null {
  const match = /^(\d{1,6})(?:[.,](\d{1,2}))?$/.exec(typed.trim())
  if (match === null) return null
  return Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'))
}
