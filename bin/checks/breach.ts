/** One place where a wall is broken. */
export interface Breach {
  /** The path from the project's root. */
  readonly file: string
  /** Counted from 1; 0 when it concerns the whole file. */
  readonly line: number
  readonly message: string
}

/** What a wall has read and what it found. */
export interface Finding {
  /** How many things it looked at, so that a wall that reads nothing is noticed. */
  readonly read: number
  readonly breaches: readonly Breach[]
}
