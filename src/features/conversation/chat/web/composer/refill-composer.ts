type Refill = (chat: string, text: string) => void

const hearers = new Set<Refill>()

/** Puts a text back into the composer of a chat, before its current text. */
export function refillComposer(chat: string, text: string): void {
  for (const listener of hearers) listener(chat, text)
}

/** Subscribes to texts returned to a composer. */
export function onRefill(listener: Refill): () => void {
  hearers.add(listener)
  return () => void hearers.delete(listener)
}
