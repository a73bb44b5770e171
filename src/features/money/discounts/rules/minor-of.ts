/** The smallest units of a sum as somebody types it, 12.50 or 12,50 or 12; null for anything else. Every currency here has hundredths. */
export function minorOf(typed: string): number | null {
  const found = /^(\d{1,6})(?:[.,](\d{1,2}))?$/.exec(typed.trim())
  if (found === null) return null
  return Number(found[1]) * 100 + Number((found[2] ?? '').padEnd(2, '0'))
}
