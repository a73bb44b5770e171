/** The properties by which figures can be broken down. */
export const breakdowns = ['source', 'country', 'language', 'day', 'week', 'month', 'site'] as const
export type Breakdown = (typeof breakdowns)[number]

/**
 * Breakdowns by a property of members. They are shown for months that no longer change: in a running
 * one, two readings shortly after each other would tell the country of someone who signed up in between.
 */
export const byProperty = ['source', 'country', 'language'] as const
export const isByProperty = (by: Breakdown): by is (typeof byProperty)[number] =>
  (byProperty as readonly Breakdown[]).includes(by)
