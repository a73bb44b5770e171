/** Possible faults of a provider's payout day. */
export const dayFaults = ['difference', 'unbooked', 'unknown'] as const
export type DayFault = (typeof dayFaults)[number]

/**
 * Open faults of a day; empty once it adds up, is booked, and contains only known payments.
 * `differenceMinor` is the sum of its lines; `unbooked` and `unknown` are numbers of lines.
 */
export function findDayFaults(day: {
  readonly differenceMinor: number
  readonly unbooked: number
  readonly unknown: number
}): DayFault[] {
  const { differenceMinor: difference, unbooked, unknown } = day
  return dayFaults.filter((fault) => ({ difference, unbooked, unknown })[fault] !== 0)
}
