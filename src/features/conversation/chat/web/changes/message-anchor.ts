/** The HTML id of a message, to which its quotes lead. */
export function messageAnchor(seq: number): string {
  return `message-${seq}`
}
