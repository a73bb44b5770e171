/** What is in the way of a dialog that nobody asked for (H13). */
export interface InTheWay {
  /** Another dialog is open: the entry warning, a reminder, anything that came first. */
  readonly dialogOpen: boolean
  /** The member is in a field that takes text. */
  readonly typing: boolean
}

/** Whether the last in the queue may come up now; it waits, it is never dropped. */
export function mayInterrupt({ dialogOpen, typing }: InTheWay): boolean {
  return !dialogOpen && !typing
}
