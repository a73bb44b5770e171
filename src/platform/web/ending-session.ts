let ending = false

/**
 * Marks whether this page is ending its session itself: requests that are refused during that time
 * must not lead to the log-in page.
 */
export function markSessionEnding(value: boolean): void {
  ending = value
}

export const isSessionEnding = () => ending
