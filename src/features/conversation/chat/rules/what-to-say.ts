/** Fields of a message needed for announcing it to screen readers. */
export interface Told {
  readonly seq: number
  readonly mine: boolean
}

/** More new messages than this are announced only as a number. */
const saidWhole = 3

/**
 * Chooses what to announce to screen readers: new messages from the other side after `lastSeq`, in
 * full or as a count; null if there are none.
 */
export function whatToSay<M extends Told>(
  messages: readonly M[],
  known: number,
): { readonly whole: readonly M[] } | { readonly count: number } | null {
  const fresh = messages.filter(({ mine, seq }) => !mine && seq > known)
  if (fresh.length === 0) return null
  return fresh.length <= saidWhole ? { whole: fresh } : { count: fresh.length }
}
