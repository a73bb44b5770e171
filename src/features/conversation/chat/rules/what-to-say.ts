/** A message as far as it is told aloud. */
export interface Told {
  readonly seq: number
  readonly mine: boolean
}

/** With more of them a reader hears their number alone. */
const saidWhole = 3

/** What of the messages on show is told to whoever listens: those of the other side that came after the one they know, whole or by number. */
export function whatToSay<M extends Told>(
  messages: readonly M[],
  known: number,
): { readonly whole: readonly M[] } | { readonly count: number } | null {
  const fresh = messages.filter(({ mine, seq }) => !mine && seq > known)
  if (fresh.length === 0) return null
  return fresh.length <= saidWhole ? { whole: fresh } : { count: fresh.length }
}
