/** Requirements a claim must meet before it is shown. */
export interface ClaimDefinition {
  /** The query that computes the claim: the feature whose data it reads, and the query's name. */
  readonly query: string
  /** Minimum length of the period examined, in days. */
  readonly periodDays: number
  /** Minimum sample; the claim defines what is counted. */
  readonly minSample: number
  /**
   * How long a computation stays valid, in days. The nightly job may fail twice before a claim
   * disappears.
   */
  readonly validDays: number
}

/** Every claim that the product may ever make (BEY-05). Claims not listed here cannot be shown. */
export const claims = {
  /**
   * Premium members match more often than comparable free members. The sample is members of both
   * groups.
   */
  match_chance: { query: 'openness.match_chance', periodDays: 30, minSample: 400, validDays: 3 },
  /** The package bought most often. The sample is paid orders. */
  most_chosen: { query: 'payments.most_chosen', periodDays: 90, minSample: 50, validDays: 3 },
  /** The actual earlier price of a package. The sample is days at that price. */
  normal_price: { query: 'payments.normal_price', periodDays: 30, minSample: 30, validDays: 3 },
} as const satisfies Readonly<Record<string, ClaimDefinition>>

/** How many days a former price may be shown; after that the lower price is the normal one. */
export const formerPriceDays = 30

export type ClaimId = keyof typeof claims

/** In the order in which they are computed. */
export const claimIds = Object.keys(claims) as [ClaimId, ...ClaimId[]]
