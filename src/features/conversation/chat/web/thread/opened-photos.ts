const opened = new Set<string>()

/** Received photos opened in this tab; on the next visit they are covered again. */
export const openedPhotos = {
  has: (conversation: string, seq: number): boolean => opened.has(`${conversation} ${seq}`),
  add: (conversation: string, seq: number): void => void opened.add(`${conversation} ${seq}`),
}
