/** The result of a query for one claim and one subject, such as a package or a currency. */
export interface Finding {
  /** The subject of the finding, `p1` or `p1:EUR`; empty if there is only one subject. */
  readonly subject: string
  /** The period examined. */
  readonly from: Date
  readonly until: Date
  /** The number of items counted. */
  readonly sample: number
  /**
   * Whether the figures support the claim, by the rule of the feature that owns them: a clear lead,
   * a lower price.
   */
  readonly holds: boolean
  /** The figures, by placeholder name in the claim's text. */
  readonly values: Readonly<Record<string, number | string>>
}

/** A stored finding, with its time and query. */
export interface StoredFinding extends Finding {
  readonly query: string
  readonly computedAt: Date
  readonly validUntil: Date
}
