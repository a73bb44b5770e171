import type { Answering } from '#features/members/profiles/index.ts'

/** How many of those who wrote first somebody answered. */
export interface AnsweringCount {
  readonly asked: number
  readonly answered: number
  readonly withinDay: number
}

/** Fewer people than this tell nothing of anybody, and might tell who they were. */
export const enoughPeople = 8

/** Over how many days it is reckoned, and how many must have passed before silence counts. */
export const countedDays = 90
export const graceDays = 2

/**
 * How somebody answers (BEY-18): three in four within a day, or every second one at all; else nothing, for there is no word for those
 * who answer seldom. Steps, never a number.
 */
export function judgeAnswering({ asked, answered, withinDay }: AnsweringCount): Answering | null {
  if (asked < enoughPeople) return null
  if (withinDay * 4 >= asked * 3) return 'within_day'
  return answered * 2 >= asked ? 'often' : null
}
