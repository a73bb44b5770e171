/** How far a window is filled and when it ends. */
export interface Count {
  readonly taken: number
  readonly endsAt: Date
}

/** Whether one more may pass, and if not, after how many whole seconds to come again. */
export type LimitVerdict = { readonly granted: true } | { readonly granted: false; readonly retryAfterSeconds: number }

/** The verdict on a window of which `taken` places are used, the asker's own included. */
export function judgeCount(count: Count, most: number, now: Date): LimitVerdict {
  if (count.taken <= most) return { granted: true }
  return { granted: false, retryAfterSeconds: Math.max(1, Math.ceil((count.endsAt.getTime() - now.getTime()) / 1000)) }
}
