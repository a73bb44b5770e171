/** Counting stops here, so that even the most liked member's lists load quickly. */
export const maxCount = 1000

/** Formats a list's count: exact up to 999, then "999+". */
export function formatCount(count: number): string {
  return count >= maxCount ? `${maxCount - 1}+` : String(count)
}
