/** One violation of an architecture check. */
export interface Breach {
  /** Path relative to the project root. */
  readonly file: string
  /** Starts at 1; 0 if the violation concerns the whole file. */
  readonly line: number
  readonly message: string
}

/** The result of a check: how much it read, and what it found. */
export interface Finding {
  /** Number of items read, so that a check that reads nothing is noticed. */
  readonly read: number
  readonly breaches: readonly Breach[]
}
