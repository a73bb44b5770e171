import type { Pairs } from '../load/measure-pairs.ts'
import type { Ground } from '../ground/open-ground.ts'

/** What one measurement found, in numbers that can be compared from machine to machine. */
export interface Outcome {
  /** What was measured against what. */
  readonly what: string
  /** `at_least` a ratio, or `at_most` so many bytes. */
  readonly goals: readonly Goal[]
  /** Both sides' rates and the pairs, where it is a ratio. */
  readonly pairs?: Pairs
  readonly notes?: Readonly<Record<string, string | number>>
}

/** One figure and what it shall be. */
export interface Goal {
  readonly figure: string
  readonly found: number
  readonly wanted: { readonly at_least: number } | { readonly at_most: number }
}

/** A measurement: bench/<name>.ts exports one as `measure`. */
export type Measure = (ground: Ground) => Promise<Outcome>
