let ending = false

/**
 * Marks that this page is ending its session itself, or that it no longer is: requests that are
 * refused meanwhile are no surprise and must not lead to the log-in page.
 */
export function markSessionEnding(value: boolean): void {
  ending = value
}

export const isSessionEnding = () => ending
