/** The properties by which figures can be broken down. */
export const breakdowns = ['source', 'country', 'language', 'day', 'week', 'month', 'site'] as const
export type Breakdown = (typeof breakdowns)[number]
