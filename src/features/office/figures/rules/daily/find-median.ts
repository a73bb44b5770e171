import { leastPeople } from './protect-counts.ts'
import { replyMinutes } from './measures.ts'

/** Replies within a number of minutes, and not within the next smaller one. */
export interface ReplyCount {
  readonly minutes: number
  readonly replies: number
}

/**
 * The smallest of the times within which at least half of the replies came, in minutes; null if
 * there were too few.
 */
export function findMedian(counts: readonly ReplyCount[]): number | null {
  const all = counts.reduce((sum, { replies }) => sum + replies, 0)
  if (all < leastPeople) return null
  let within = 0
  for (const minutes of replyMinutes) {
    for (const count of counts) if (count.minutes === minutes) within += count.replies
    if (within * 2 >= all) return minutes
  }
  return null
}
