import { type KeyboardEvent, useEffect, useState } from 'react'

const storageKey = 'swipe-keys'

/** The actions of the shortcuts while the card has focus. */
export interface KeyActions {
  readonly pass: () => void
  readonly like: () => void
  readonly open: () => void
  readonly undo: () => void
}

/**
 * Single-key shortcuts on the card, which can be turned off permanently in this browser (WCAG
 * 2.1.4).
 */
export function useShortcuts({ pass, like, open, undo }: KeyActions) {
  const [on, setOn] = useState(true)
  useEffect(() => setOn(localStorage.getItem(storageKey) !== 'off'), [])

  function press(event: KeyboardEvent): void {
    if (!on || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    const acts: Record<string, () => void> = {
      ArrowLeft: pass,
      ArrowRight: like,
      ArrowUp: open,
      z: undo,
    }
    const act = acts[event.key]
    if (act === undefined) return
    event.preventDefault()
    act()
  }

  function turn(): void {
    localStorage.setItem(storageKey, on ? 'off' : 'on')
    setOn(!on)
  }

  return { on, turn, press }
}
