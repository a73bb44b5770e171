const opened = new Set<string>()

/** The received photos that were opened in this tab; the next visit finds them covered again. */
export const openedPhotos = {
  has: (conversation: string, seq: number): boolean => opened.has(`${conversation} ${seq}`),
  add: (conversation: string, seq: number): void => void opened.add(`${conversation} ${seq}`),
}
