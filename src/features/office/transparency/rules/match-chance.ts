/** How many people of a group there are, and how many of them got a match. */
interface Group {
  readonly people: number
  readonly matched: number
}

/** Members who are alike: with Premium, and without. */
export interface Stratum {
  readonly premium: Group
  readonly free: Group
}

/** How much higher the chance of a match is with Premium among members who are alike; all parts of one. */
export interface MatchChance {
  readonly gain: number
  /** Between these it lies with a confidence of 95 %. */
  readonly low: number
  readonly high: number
  readonly premium: Group
  readonly free: Group
  readonly holds: boolean
}

/** So many of each group there must be, and so many of each who got a match. */
const leastPeople = 100
const leastMatched = 20
/** Two-sided 95 % of the normal distribution. */
const z = 1.96

/**
 * The ratio of chances over all strata by Mantel and Haenszel, with the variance of Greenland and Robins (BEY-05). Where only one of the
 * groups has anybody there is nothing to compare, and the stratum counts for nothing. Null where nothing is left.
 */
export function matchChance(strata: readonly Stratum[]): MatchChance | null {
  const both = strata.filter(({ premium, free }) => premium.people > 0 && free.people > 0)
  const premium = sumOf(both.map((one) => one.premium))
  const free = sumOf(both.map((one) => one.free))
  let [above, below, spread] = [0, 0, 0]
  for (const { premium: a, free: b } of both) {
    const all = a.people + b.people
    above += (a.matched * b.people) / all
    below += (b.matched * a.people) / all
    spread += (a.people * b.people * (a.matched + b.matched) - a.matched * b.matched * all) / all ** 2
  }
  if (above === 0 || below === 0) return null
  const ratio = above / below
  const error = Math.sqrt(spread / (above * below))
  const low = ratio * Math.exp(-z * error) - 1
  const enough = [premium, free].every(({ people, matched }) => people >= leastPeople && matched >= leastMatched)
  return { gain: ratio - 1, low, high: ratio * Math.exp(z * error) - 1, premium, free, holds: enough && low > 0 }
}

function sumOf(groups: readonly Group[]): Group {
  return groups.reduce(
    (sum, { people, matched }) => ({ people: sum.people + people, matched: sum.matched + matched }),
    { people: 0, matched: 0 },
  )
}
