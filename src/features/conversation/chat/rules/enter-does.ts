/** A press of Enter in the box where one writes. */
export interface EnterPress {
  readonly shift: boolean
  /** Ctrl, or Cmd on a Mac. */
  readonly command: boolean
  /** Letters are still being put together, where Enter takes one. */
  readonly composing: boolean
  /** There is a mouse or the like, and so a keyboard; a touch screen's own has no way to a new line but this. */
  readonly keyboard: boolean
  /** What the member chose for this device. */
  readonly sends: boolean
}

/** Whether it sends; otherwise the browser does what it does, which is a new line. */
export function enterDoes({ shift, command, composing, keyboard, sends }: EnterPress): 'send' | 'line' {
  if (composing || shift) return 'line'
  return command || (keyboard && sends) ? 'send' : 'line'
}
