type Refill = (chat: string, text: string) => void

const hearers = new Set<Refill>()

/** Puts a text back into the composer of a chat, before its current text. */
export function refillComposer(chat: string, text: string): void {
  for (const hear of hearers) hear(chat, text)
}

/** Subscribes to texts returned to a composer. */
export function onRefill(hear: Refill): () => void {
  hearers.add(hear)
  return () => void hearers.delete(hear)
}
