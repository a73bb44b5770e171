const hearers = new Set<() => void>()

/** Requests the list of keyboard shortcuts. */
export function requestShortcutList(): void {
  for (const listener of hearers) listener()
}

/** Subscribes to requests for the list. */
export function onShortcutListRequested(listener: () => void): () => void {
  hearers.add(listener)
  return () => void hearers.delete(listener)
}
