/** The longest delay of the like popup, in seconds (LIKE-04). */
const longestSeconds = 600

/** How many seconds after the page opened the like popup may come, from the query parameter `t`; null where it says nothing sensible. */
export function popupDelay(text: string | null): number | null {
  if (text === null || !/^\d{1,3}$/.test(text)) return null
  const seconds = Number(text)
  return seconds <= longestSeconds ? seconds : null
}
