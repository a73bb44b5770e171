/** A match of a pattern in a text. */
export interface TextMatch {
  readonly at: number
  readonly text: string
}

/** Finds all matches of a pattern. */
export function findMatches(text: string, pattern: RegExp): TextMatch[] {
  return [...text.matchAll(pattern)].map((match) => ({ at: match.index, text: match[0] }))
}
