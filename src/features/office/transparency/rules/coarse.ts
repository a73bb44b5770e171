/** A number told so coarsely that nobody can be found in it: about so many, or fewer than so many. */
export interface Coarse {
  readonly few: boolean
  readonly about: number
}

const least = 10

/** Rounds what members did: below ten it says no more than that, then tens, from a thousand on hundreds, later three digits (BEY-04). */
export function coarse(count: number): Coarse {
  if (count < least) return { few: true, about: least }
  const step = count < 1000 ? 10 : count < 10_000 ? 100 : 10 ** (Math.floor(Math.log10(count)) - 2)
  return { few: false, about: Math.round(count / step) * step }
}

/** The same for what the operator puts there itself: that there is none of it singles nobody out, and is worth saying. */
export function coarseOwn(count: number): Coarse {
  return count === 0 ? { few: false, about: 0 } : coarse(count)
}

/** A time in minutes as it is told: to five minutes within the hour, to hours within two days, then to days. */
export function coarseMinutes(minutes: number): number {
  const step = minutes < 60 ? 5 : minutes < 2 * 1440 ? 60 : 1440
  return Math.max(step, Math.round(minutes / step) * step)
}
