/** The run status of an ad: not yet shown, shown, or over. */
export const adRunStatuses = ['planned', 'running', 'ended'] as const
export type AdRunStatus = (typeof adRunStatuses)[number]

/** When an ad is shown; null means from when it is placed, and indefinitely. */
export interface AdSpan {
  readonly startsAt: Date | null
  readonly endsAt: Date | null
}

/** Returns the run status of an ad at an instant. */
export function getAdRunStatus({ startsAt, endsAt }: AdSpan, now: Date): AdRunStatus {
  if (endsAt !== null && endsAt <= now) return 'ended'
  return startsAt !== null && startsAt > now ? 'planned' : 'running'
}

/** Validates an ad's days: null, or that it ends before it begins or before it is placed. */
export function validateAdDays(
  { from, until }: { readonly from: string; readonly until: string | null },
  today: string,
): 'ads.ends_before_start' | 'ads.already_ended' | null {
  if (until === null) return null
  if (until < from) return 'ads.ends_before_start'
  return until < today ? 'ads.already_ended' : null
}
