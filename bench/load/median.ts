/** The median, rounded to three decimal places. */
export function median(numbers: readonly number[]): number {
  const ordered = numbers.toSorted((a, b) => a - b)
  return Math.round((ordered[Math.floor(ordered.length / 2)] ?? 0) * 1000) / 1000
}
