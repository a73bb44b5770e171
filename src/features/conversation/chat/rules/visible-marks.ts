/** How much of a conversation someone has been sent and has read, as message numbers. */
interface Marks {
  readonly delivered: number
  readonly read: number
}

/**
 * The marks that a conversation partner sees. Receipts would reveal to the second when someone is
 * online. In invisible mode they are the member's own latest message (`answered`, 0 if there is
 * none), whatever the member has been given or has read.
 */
export function visibleMarks(
  { delivered, read }: Marks,
  { invisible, answered }: { invisible: boolean; answered: number },
): Marks {
  return invisible ? { delivered: answered, read: answered } : { delivered, read }
}
