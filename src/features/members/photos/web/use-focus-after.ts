import { type RefObject, useEffect, useRef } from 'react'

/**
 * Gives focus back after an act that moved or removed the tile it was on. `aim(photo, target)` says where it shall go once
 * the list has changed; who meanwhile went elsewhere is left alone.
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
    const found = area.current.querySelector<HTMLElement>(target)
    if (astray) (found ?? area.current).focus()
    // Where the target is still to come, the next change brings it.
    if (!astray || found !== null) aimed.current = undefined
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
