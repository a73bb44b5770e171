/** What can be wrong with what a provider settled on a day. */
export const dayFaults = ['difference', 'unbooked', 'unknown'] as const
export type DayFault = (typeof dayFaults)[number]

/**
 * What is open about a day; nothing once it adds up, is booked, and is about payments that are known here. `differenceMinor` is what its lines
 * come to, `unbooked` and `unknown` count them.
 */
export function faultsOfDay(day: {
  readonly differenceMinor: number
  readonly unbooked: number
  readonly unknown: number
}): DayFault[] {
  const { differenceMinor: difference, unbooked, unknown } = day
  return dayFaults.filter((fault) => ({ difference, unbooked, unknown })[fault] !== 0)
}
