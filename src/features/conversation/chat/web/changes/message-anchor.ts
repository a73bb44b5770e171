/** The HTML id of a message, to which its quotes link. */
export function messageAnchor(seq: number): string {
  return `message-${seq}`
}
