import { dayMs } from '#kernel/duration.ts'
import type { NewsletterSegment } from '../../rules/newsletter.ts'

/** Since when members of a segment must have been here; null if that doesn't matter. */
export function activeSince({ active_days: days }: NewsletterSegment, now: Date): Date | null {
  return days === null ? null : new Date(now.getTime() - days * dayMs)
}
