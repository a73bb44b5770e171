import type { Answering } from '#features/members/profiles/index.ts'

/** How many of the members who wrote first got a reply. */
export interface AnsweringCount {
  readonly asked: number
  readonly answered: number
  readonly withinDay: number
}

/** With fewer people the result would mean little and could reveal who they were. */
export const minPeople = 8

/** How many days must pass before no reply counts as not replying. */
export const graceDays = 2

/**
 * How a member usually replies (BEY-18): to three in four within a day, or to at least every second
 * one; otherwise null, because rare replies are not labelled. A label, never a number.
 */
export function decideAnswering({ asked, answered, withinDay }: AnsweringCount): Answering | null {
  if (asked < minPeople) return null
  if (withinDay * 4 >= asked * 3) return 'within_day'
  return answered * 2 >= asked ? 'often' : null
}
