/** Fields of a message needed for announcing it to screen readers. */
export interface AnnounceableMessage {
  readonly seq: number
  readonly mine: boolean
}

/** More new messages than this are announced only as a number. */
const maxAnnouncedInFull = 3

/**
 * Chooses what to announce to screen readers: new messages from the other side after `lastSeq`, in
 * full or as a count; null if there are none.
 */
export function chooseAnnouncement<M extends AnnounceableMessage>(
  messages: readonly M[],
  lastSeq: number,
): { readonly whole: readonly M[] } | { readonly count: number } | null {
  const unannounced = messages.filter(({ mine, seq }) => !mine && seq > lastSeq)
  if (unannounced.length === 0) return null
  return unannounced.length <= maxAnnouncedInFull
    ? { whole: unannounced }
    : { count: unannounced.length }
}
