/** Counting stops here, so that even the most liked member's lists load quickly. */
export const countedAtMost = 1000

/** Formats a list's count: exact up to 999, then "999+". */
export function countText(count: number): string {
  return count >= countedAtMost ? `${countedAtMost - 1}+` : String(count)
}
