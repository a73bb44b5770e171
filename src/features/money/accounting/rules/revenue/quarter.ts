/** Format of a quarter: `2026-Q3`. */
export const quarterPattern = /^20\d{2}-Q[1-4]$/

/** The quarter of an instant in a time zone. */
export function getQuarter(at: Date, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en', { timeZone, year: 'numeric', month: 'numeric' }).formatToParts(at)
  const part = (type: 'year' | 'month') => Number(parts.find((one) => one.type === type)?.value)
  return `${part('year')}-Q${Math.ceil(part('month') / 3)}`
}
