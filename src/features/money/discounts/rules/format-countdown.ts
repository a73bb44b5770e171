const hour = 3600

/**
 * Formats the remaining time of the bonus as h:mm:ss, including zero hours; 0:00:00 when it is
 * over.
 */
export function formatCountdown(milliseconds: number): string {
  const all = Math.max(0, Math.ceil(milliseconds / 1000))
  const two = (part: number) => String(part).padStart(2, '0')
  return `${Math.floor(all / hour)}:${two(Math.floor((all % hour) / 60))}:${two(all % 60)}`
}

/**
 * Same in whole hours and minutes, rounded up, for screen readers; it changes only once a minute.
 */
export function minutesLeft(milliseconds: number): {
  readonly hours: number
  readonly minutes: number
} {
  const all = Math.max(0, Math.ceil(milliseconds / 60_000))
  return { hours: Math.floor(all / 60), minutes: all % 60 }
}
