const hearers = new Set<() => void>()

/** Requests the list of keyboard shortcuts. */
export function askForKeys(): void {
  for (const hear of hearers) hear()
}

/** Subscribes to requests for the list. */
export function onKeysAsked(hear: () => void): () => void {
  hearers.add(hear)
  return () => void hearers.delete(hear)
}
