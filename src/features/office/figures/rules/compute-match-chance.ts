/** The number of people in a group, and how many of them got a match. */
interface Group {
  readonly people: number
  readonly matched: number
}

/** Comparable members, with Premium and without. */
export interface Stratum {
  readonly premium: Group
  readonly free: Group
}

/**
 * How much higher the chance of a match is with Premium among comparable members, as fractions (0.5
 * is 50 % higher).
 */
export interface MatchChance {
  readonly gain: number
  /** Bounds of the 95 % confidence interval. */
  readonly low: number
  readonly high: number
  readonly premium: Group
  readonly free: Group
  readonly holds: boolean
}

/** Minimum number of people per group, and of people with a match per group. */
const minPeople = 100
const minMatched = 20
/** Two-sided 95 % quantile of the normal distribution. */
const z = 1.96

/**
 * The Mantel–Haenszel risk ratio over all strata, with the Greenland–Robins variance (BEY-05).
 * Strata in which one group is empty are ignored, because there is nothing to compare. Null if no
 * data remains.
 */
export function computeMatchChance(strata: readonly Stratum[]): MatchChance | null {
  const both = strata.filter(({ premium, free }) => premium.people > 0 && free.people > 0)
  const premium = sumGroups(both.map((one) => one.premium))
  const free = sumGroups(both.map((one) => one.free))
  let [above, below, spread] = [0, 0, 0]
  for (const { premium: a, free: b } of both) {
    const all = a.people + b.people
    above += (a.matched * b.people) / all
    below += (b.matched * a.people) / all
    spread +=
      (a.people * b.people * (a.matched + b.matched) - a.matched * b.matched * all) / all ** 2
  }
  if (above === 0 || below === 0) return null
  const ratio = above / below
  const error = Math.sqrt(spread / (above * below))
  const low = ratio * Math.exp(-z * error) - 1
  const enough = [premium, free].every(
    ({ people, matched }) => people >= minPeople && matched >= minMatched,
  )
  return {
    gain: ratio - 1,
    low,
    high: ratio * Math.exp(z * error) - 1,
    premium,
    free,
    holds: enough && low > 0,
  }
}

function sumGroups(groups: readonly Group[]): Group {
  return groups.reduce(
    (sum, { people, matched }) => ({ people: sum.people + people, matched: sum.matched + matched }),
    { people: 0, matched: 0 },
  )
}
