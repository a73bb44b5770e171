/** How many calls a window has counted and when it ends. */
export interface Count {
  readonly taken: number
  readonly endsAt: Date
}

/** Whether another call may pass, and if not, after how many whole seconds to retry. */
export type RateLimitVerdict =
  | { readonly granted: true }
  | { readonly granted: false; readonly retryAfterSeconds: number }

/** The verdict on a window in which `taken` calls have been counted, including the caller's own. */
export function decideCount(count: Count, max: number, now: Date): RateLimitVerdict {
  if (count.taken <= max) return { granted: true }
  return {
    granted: false,
    retryAfterSeconds: Math.max(1, Math.ceil((count.endsAt.getTime() - now.getTime()) / 1000)),
  }
}
