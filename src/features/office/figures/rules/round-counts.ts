/**
 * A count rounded so that no individual can be identified: `about`, or fewer than `about` if `few`.
 */
export interface RoundedCount {
  readonly few: boolean
  readonly about: number
}

const minCount = 10

/**
 * Rounds member activity: below 10 only "fewer than 10", then to tens, from 1,000 to hundreds, from
 * 10,000 to three digits (BEY-04).
 */
export function roundCount(count: number): RoundedCount {
  if (count < minCount) return { few: true, about: minCount }
  const step = count < 1000 ? 10 : count < 10_000 ? 100 : 10 ** (Math.floor(Math.log10(count)) - 2)
  return { few: false, about: Math.round(count / step) * step }
}

/**
 * Rounds figures that the operator itself created: zero does not identify anyone and is worth
 * stating.
 */
export function roundOperatorCount(count: number): RoundedCount {
  return count === 0 ? { few: false, about: 0 } : roundCount(count)
}

/**
 * Rounds a duration in minutes: to 5 minutes below one hour, to hours below two days, then to days.
 */
export function roundMinutes(minutes: number): number {
  const step = minutes < 60 ? 5 : minutes < 2 * 1440 ? 60 : 1440
  return Math.max(step, Math.round(minutes / step) * step)
}
