import { dayMs } from '#kernel/duration.ts'

/** Days within which our team decides or answers; shown before and after sending. */
export const deadlineDays = { complaint: 7, appeal: 14, support: 3 } as const
/** How long before its deadline a case is due soon. */
export const dueSoonMs = 2 * dayMs

/** Whether an undecided case passes its deadline soon, or has passed it. */
export function isDueSoon(dueAt: Date, now: Date): boolean {
  return dueAt.getTime() - now.getTime() <= dueSoonMs
}

/** Days in which a decision can be appealed: six months (DSA 20). */
export const appealDays = 183

/** When a case received at an instant has to be decided. */
export function dueAt(kind: keyof typeof deadlineDays, receivedAt: Date): Date {
  return new Date(receivedAt.getTime() + deadlineDays[kind] * dayMs)
}

/** The last instant at which a decision can be appealed. */
export function appealUntil(decidedAt: Date): Date {
  return new Date(decidedAt.getTime() + appealDays * dayMs)
}

interface AppealFacts {
  readonly decidedAt: Date
  /** Whether the decision was taken back, so that there is nothing to appeal. */
  readonly retracted: boolean
  readonly appealed: boolean
}

/** Whether a decision can be appealed now, or why it can't. Each is appealed once. */
export function decideAppealing(
  { decidedAt, retracted, appealed }: AppealFacts,
  now: Date,
): 'yes' | 'appealed' | 'too_late' {
  if (appealed) return 'appealed'
  return retracted || now > appealUntil(decidedAt) ? 'too_late' : 'yes'
}
