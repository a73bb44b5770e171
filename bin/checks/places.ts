/** A match of a pattern in a text. */
export interface Place {
  readonly at: number
  readonly found: string
}

/** Finds all matches of a pattern. */
export function places(text: string, pattern: RegExp): Place[] {
  return [...text.matchAll(pattern)].map((match) => ({ at: match.index, found: match[0] }))
}
