const clocks = new Map<string, Intl.DateTimeFormat>()

/** Whether an instant falls between midnight and 5 a.m. in a time zone. */
export function isNight(at: Date, timeZone: string): boolean {
  let clock = clocks.get(timeZone)
  if (clock === undefined) {
    clock = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', hourCycle: 'h23' })
    clocks.set(timeZone, clock)
  }
  return Number(clock.format(at)) < 5
}
