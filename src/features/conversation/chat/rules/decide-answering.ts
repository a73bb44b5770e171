import type { Answering } from '#features/members/profiles/index.ts'

/** How many of the members who wrote first were answered. */
export interface AnsweringCount {
  readonly asked: number
  readonly answered: number
  readonly withinDay: number
}

/** Below this number of people the result would mean little and could reveal who they were. */
export const minPeople = 8

/** How many days must pass before silence counts as no answer. */
export const graceDays = 2

/**
 * How a member usually answers (BEY-18): three in four within a day, or at least every second one;
 * otherwise null, because rare answers are not labelled. A label, never a number.
 */
export function decideAnswering({ asked, answered, withinDay }: AnsweringCount): Answering | null {
  if (asked < minPeople) return null
  if (withinDay * 4 >= asked * 3) return 'within_day'
  return answered * 2 >= asked ? 'often' : null
}
