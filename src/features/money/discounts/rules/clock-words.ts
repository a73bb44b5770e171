const hour = 3600

/** What is left of the bonus as h:mm:ss, the hours written even when there are none; 0:00:00 once it is over. */
export function clockLeft(milliseconds: number): string {
  const all = Math.max(0, Math.ceil(milliseconds / 1000))
  const two = (part: number) => String(part).padStart(2, '0')
  return `${Math.floor(all / hour)}:${two(Math.floor((all % hour) / 60))}:${two(all % 60)}`
}

/** The same in whole hours and minutes, rounded up, for those who hear it: it changes once a minute. */
export function minutesLeft(milliseconds: number): { readonly hours: number; readonly minutes: number } {
  const all = Math.max(0, Math.ceil(milliseconds / 60_000))
  return { hours: Math.floor(all / 60), minutes: all % 60 }
}
