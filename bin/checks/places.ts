/** Something found in a text, and where. */
export interface Place {
  readonly at: number
  readonly found: string
}

/** All that a pattern finds. */
export function places(text: string, pattern: RegExp): Place[] {
  return [...text.matchAll(pattern)].map((match) => ({ at: match.index, found: match[0] }))
}
