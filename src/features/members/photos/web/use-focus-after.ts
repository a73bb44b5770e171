import { type RefObject, useEffect, useRef } from 'react'

/**
 * Restores focus after an action that moved or removed the focused tile. `aim(photo, target)` sets
 * where focus goes once the list has changed; a user who has moved focus elsewhere in the meantime
 * is not interrupted.
 */
export function useFocusAfter(area: RefObject<HTMLElement | null>, changes: readonly unknown[]) {
  const aimed = useRef<{ readonly photo: string; readonly target: string }>(undefined)

  useEffect(() => {
    if (aimed.current === undefined || area.current === null) return
    const { photo, target } = aimed.current
    const active = document.activeElement
    const astray =
      active === null ||
      active === document.body ||
      active === area.current ||
      active.closest(`[data-photo="${photo}"]`) !== null
    const targetElement = area.current.querySelector<HTMLElement>(target)
    if (astray) (targetElement ?? area.current).focus()
    // If the target is not rendered yet, this is tried again after the next change.
    if (!astray || targetElement !== null) aimed.current = undefined
    // oxlint-disable-next-line react/exhaustive-deps -- the caller says what counts as a change
  }, changes)

  return {
    aim(photo: string, target: string) {
      aimed.current = { photo, target }
    },
    forget() {
      aimed.current = undefined
    },
  }
}
