/** First names and profile texts of generated members in one language. */
export interface CrowdTextSet {
  /** First names, separated by spaces. */
  readonly female: string
  readonly male: string
  /** Profile texts general enough for anyone. */
  readonly lines: readonly string[]
}
