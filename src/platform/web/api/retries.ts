/** How often a failed request that is safe to repeat is tried again (specification §7). */
export const retryLimit = 5

/** Milliseconds to wait before the next try: 0.5, 1, 2, 4, 8 seconds. */
export function retryDelayMs(attempt: number): number {
  return 500 * 2 ** attempt
}
