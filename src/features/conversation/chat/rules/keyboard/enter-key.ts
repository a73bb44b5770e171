/** A press of Enter in the message field. */
export interface EnterPress {
  readonly shift: boolean
  /** Ctrl, or Cmd on a Mac. */
  readonly command: boolean
  /** An input method is composing, where Enter accepts a candidate. */
  readonly composing: boolean
  /**
   * There is a mouse or similar, so presumably a keyboard; on touch keyboards Enter is the only way
   * to start a new line.
   */
  readonly keyboard: boolean
  /** The member's setting for this device. */
  readonly sends: boolean
}

/** Whether the key press sends the message; otherwise the browser inserts a new line. */
export function resolveEnterKey({
  shift,
  command,
  composing,
  keyboard,
  sends,
}: EnterPress): 'send' | 'line' {
  if (composing || shift) return 'line'
  return command || (keyboard && sends) ? 'send' : 'line'
}
