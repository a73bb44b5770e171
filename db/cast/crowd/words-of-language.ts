/** What members made in numbers are called and say, in one language. */
export interface WordsOfLanguage {
  /** First names, separated by blanks. */
  readonly female: string
  readonly male: string
  /** Texts about oneself that anyone could have written. */
  readonly lines: readonly string[]
}
