/** Minutes within which first messages were answered; the last is a week. */
export const replyMinutes = [5, 15, 60, 180, 720, 1440, 10_080] as const

/** Weeks after sign-up in which members who came back are counted. */
export const returnWeeks = [1, 2, 4, 8] as const

/** A member has this many days, after the day of sign-up, to take the steps of the funnel. */
export const stepDays = 7

/** Steps after signing up, each counted on the day of sign-up. */
export const funnel = [
  'signed_up',
  'confirmed',
  'with_photo',
  'wrote',
  'activated',
  'paid',
] as const

export const returned = ['returned_1', 'returned_2', 'returned_4', 'returned_8'] as const

export const messages = ['sent_to_members', 'sent_to_fictional', 'sent_by_staff'] as const

export const safety = ['reports', 'decisions'] as const

/** First messages that were answered, by whom. */
export const replied = ['replied_members', 'replied_staff'] as const

/** Measures that are numbers of something. */
export const countMeasures = [...funnel, ...returned, ...messages, ...replied, ...safety] as const
export type CountMeasure = (typeof countMeasures)[number]

/** Measures of money, each per currency; `sales` is their number. */
export const moneyMeasures = ['sales', 'sold', 'sold_net', 'refunded', 'earned'] as const
export type MoneyMeasure = (typeof moneyMeasures)[number]

/** The two sides that answer first messages: other members, and staff in a profile's name. */
export const repliers = ['members', 'staff'] as const
export type Replier = (typeof repliers)[number]

/** Groups of measures that are counted by one query. */
export const groups = ['funnel', 'returned', 'money', 'messages', 'replies', 'safety'] as const
export type Group = (typeof groups)[number]

/**
 * How the people behind the figures of several days are counted: those who signed up, or moved money
 * for the first time in a month, are different people on each day; those who wrote may be the same,
 * so only the day with most of them is certain.
 */
export function combinePeople(measure: string): 'sum' | 'max' {
  const summed: readonly string[] = [...funnel, ...returned, ...moneyMeasures]
  return summed.includes(measure) ? 'sum' : 'max'
}
