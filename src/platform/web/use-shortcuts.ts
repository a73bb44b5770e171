import { useEffect } from 'react'

/**
 * Runs the action of a single key, unless the user is typing, holding a modifier key, or a dialog
 * is open.
 */
export function useShortcuts(on: boolean, acts: Readonly<Record<string, () => void>>): void {
  useEffect(() => {
    if (!on) return
    const press = (event: globalThis.KeyboardEvent) => {
      const target = event.target as HTMLElement
      const typing =
        target.closest(
          'input:not([type="checkbox"], [type="radio"]), textarea, select, dialog, [popover]',
        ) !== null
      if (typing || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return
      const act = acts[event.key.toLowerCase()]
      if (act === undefined) return
      event.preventDefault()
      act()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [on, acts])
}
