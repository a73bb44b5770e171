/** The storage key of a member's queue of outgoing messages. */
export function queueKey(member: string): string {
  return `minuet.queue.${member}`
}
