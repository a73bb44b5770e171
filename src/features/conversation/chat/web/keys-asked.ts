const hearers = new Set<() => void>()

/** Asks for the list of what the keys do. */
export function askForKeys(): void {
  for (const hear of hearers) hear()
}

/** Hears that somebody asks. */
export function onKeysAsked(hear: () => void): () => void {
  hearers.add(hear)
  return () => void hearers.delete(hear)
}
