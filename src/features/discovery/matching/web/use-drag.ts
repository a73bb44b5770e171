import { type PointerEvent, useRef } from 'react'
import { decideDrag } from '../rules/decide-drag.ts'
import type { SwipeKind } from './use-swipe-game.ts'

/** A drag in progress: its start, and the last position and speed. */
interface DragState {
  readonly pointer: number
  readonly x: number
  readonly y: number
  lastX: number
  lastAt: number
  speed: number
}

/** Movement below this is a press, not a drag, in pixels. */
const slackPx = 8

/**
 * Lets a card be dragged with a finger, a pen or the mouse. One of four ways to swipe, never the
 * only one (WCAG 2.5.7).
 */
export function useDrag(onRelease: (way: SwipeKind, dx: number) => void) {
  const drag = useRef<DragState | null>(null)

  const end = (event: PointerEvent<HTMLElement>, completed: boolean) => {
    const current = drag.current
    if (current === null || current.pointer !== event.pointerId) return
    drag.current = null
    const card = event.currentTarget
    const dx = event.clientX - current.x
    const way = completed
      ? decideDrag({
          dx,
          dy: event.clientY - current.y,
          speed: current.speed,
          width: card.clientWidth,
        })
      : null
    card.removeAttribute('data-held')
    show(card, 0)
    if (way !== null) onRelease(way, dx)
  }

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0 || drag.current !== null) return
      const { pointerId: pointer, clientX: x, clientY: y, timeStamp: lastAt } = event
      drag.current = { pointer, x, y, lastX: x, lastAt, speed: 0 }
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const current = drag.current
      if (current === null || current.pointer !== event.pointerId) return
      const dx = event.clientX - current.x
      const card = event.currentTarget
      if (!card.hasAttribute('data-held')) {
        if (Math.abs(dx) < slackPx) return
        card.setPointerCapture(event.pointerId)
        card.setAttribute('data-held', '')
      }
      const span = event.timeStamp - current.lastAt
      if (span > 0) current.speed = (event.clientX - current.lastX) / span
      current.lastX = event.clientX
      current.lastAt = event.timeStamp
      show(card, dx)
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => end(event, true),
    onPointerCancel: (event: PointerEvent<HTMLElement>) => end(event, false),
  }
}

/** Renders the card at the drag position, with a hint of what releasing it would do. */
function show(card: HTMLElement, dx: number): void {
  const progress = Math.max(-1, Math.min(1, dx / (card.clientWidth * 0.3)))
  card.style.setProperty('--dx', `${dx}px`)
  card.style.setProperty('--turn', `${dx / 40}deg`)
  card.style.setProperty('--yes', String(Math.max(0, progress)))
  card.style.setProperty('--no', String(Math.max(0, -progress)))
}
