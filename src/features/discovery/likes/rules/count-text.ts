/** As many are counted, so that even the most liked member's lists answer at once. */
export const countedAtMost = 1000

/** How a list's count is written beside its name: exactly up to 999, then 999+. */
export function countText(count: number): string {
  return count >= countedAtMost ? `${countedAtMost - 1}+` : String(count)
}
