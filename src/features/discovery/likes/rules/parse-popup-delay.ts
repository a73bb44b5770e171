/** The longest allowed delay of the like popup, in seconds (LIKE-04). */
const longestSeconds = 600

/**
 * Parses the query parameter `t`: the delay of the like popup after page load, in seconds. Null if
 * invalid.
 */
export function parsePopupDelay(text: string | null): number | null {
  if (text === null || !/^\d{1,3}$/.test(text)) return null
  const seconds = Number(text)
  return seconds <= longestSeconds ? seconds : null
}
