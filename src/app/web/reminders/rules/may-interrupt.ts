/** The reasons not to open an unsolicited dialog. */
export interface InterruptionFacts {
  /** Another dialog is open, such as the entry warning or a reminder. */
  readonly dialogOpen: boolean
  /** The member is typing in a text field. */
  readonly typing: boolean
}

/** Whether the last dialog in the queue may open now. If not, it waits; it is never dropped. */
export function mayInterrupt({ dialogOpen, typing }: InterruptionFacts): boolean {
  return !dialogOpen && !typing
}
