/** How often a failed request that is safe to repeat is retried (specification §7). */
export const retryLimit = 5

/** Milliseconds until the next retry: 0.5, 1, 2, 4, 8 seconds. */
export function retryDelayMs(attempt: number): number {
  return 500 * 2 ** attempt
}
