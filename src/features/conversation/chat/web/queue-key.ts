/** Where a member's free messages wait in the browser's storage. */
export function queueKey(member: string): string {
  return `minuet.queue.${member}`
}
