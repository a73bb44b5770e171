import { localHour } from '#kernel/calendar.ts'

/** Whether an instant falls between midnight and 5 a.m. in a time zone. */
export function isNight(at: Date, timeZone: string): boolean {
  return localHour(at, timeZone) < 5
}
