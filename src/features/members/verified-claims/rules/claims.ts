/** What a claim must have behind it before anyone reads it. */
export interface ClaimDefinition {
  /** The name of the statement that computes it: the feature whose data it reads, and the statement. */
  readonly query: string
  /** How long a time it looks at, in days, at the least. */
  readonly periodDays: number
  /** How much it must have counted; of what says the claim itself. */
  readonly leastSample: number
  /** How long one computing counts, in days. The nightly job may fail twice before a claim goes. */
  readonly validDays: number
}

/** Every claim the product may ever make (BEY-05). What is not listed here cannot be said. */
export const claims = {
  /** Premium members match more often than free ones who are like them. The sample is members of both groups. */
  match_chance: { query: 'openness.match_chance', periodDays: 30, leastSample: 400, validDays: 3 },
  /** The package that was bought most often. The sample is paid orders. */
  most_chosen: { query: 'payments.most_chosen', periodDays: 90, leastSample: 50, validDays: 3 },
  /** What a package really cost before. The sample is days at that price. */
  normal_price: { query: 'payments.normal_price', periodDays: 30, leastSample: 30, validDays: 3 },
} as const satisfies Readonly<Record<string, ClaimDefinition>>

export type ClaimId = keyof typeof claims

/** Their names, in the order in which they are computed. */
export const claimIds = Object.keys(claims) as [ClaimId, ...ClaimId[]]
