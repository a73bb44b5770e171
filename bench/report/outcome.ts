import type { PairedResult } from '../load/measure-pairs.ts'
import type { Testbed } from '../ground/open-testbed.ts'

/** Result of one measurement, in figures that can be compared between machines. */
export interface Outcome {
  /** The two things compared. */
  readonly what: string
  /** `at_least` for a ratio, `at_most` for a size or time. */
  readonly goals: readonly Goal[]
  /** For ratios: both sides' rates, and the pairs. */
  readonly pairs?: PairedResult
  readonly notes?: Readonly<Record<string, string | number>>
}

/** A measured figure and its target. */
export interface Goal {
  readonly figure: string
  readonly found: number
  readonly wanted: { readonly at_least: number } | { readonly at_most: number }
}

/** A measurement; bench/<name>.ts exports one as `measure`. */
export type Measure = (testbed: Testbed) => Promise<Outcome>
