/** What a statement found out about one claim, and about one thing where there are several: a package, a currency. */
export interface Finding {
  /** Which of several it is about, `p1` or `p1:EUR`; empty where there is one alone. */
  readonly subject: string
  /** The time it looked at. */
  readonly from: Date
  readonly until: Date
  /** How much it counted. */
  readonly sample: number
  /** Whether the figures say what the claim says, by the rule of whoever owns them: a lead that is clear, a price that was lower. */
  readonly holds: boolean
  /** The figures themselves, by the names the wording leaves open. */
  readonly values: Readonly<Record<string, number | string>>
}

/** A finding as it was kept, with when and by which statement. */
export interface KeptFinding extends Finding {
  readonly query: string
  readonly computedAt: Date
  readonly validUntil: Date
}
