import { type PointerEvent, useRef } from 'react'

/** How long a finger rests on a message before its menu opens, in milliseconds. */
const longPressMs = 450

/** Handlers that open a message's menu when a finger rests on it; a mouse uses the button. */
export function useLongPress(onOpen: (anchor: HTMLElement) => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const stop = () => clearTimeout(timer.current)
  return {
    onPointerDown: ({ pointerType, currentTarget }: PointerEvent<HTMLElement>) => {
      if (pointerType !== 'touch') return
      stop()
      timer.current = setTimeout(() => onOpen(currentTarget), longPressMs)
    },
    onPointerUp: stop,
    onPointerCancel: stop,
    onPointerLeave: stop,
  }
}
