import { useEffect, useEffectEvent } from 'react'
import { useViewerId } from '../surroundings.ts'
import type { LiveMessage } from './live-connection.ts'
import { pageLive } from './page-live.ts'

/**
 * Listens to live messages of one type while the component is mounted; does nothing for a visitor.
 */
export function useLive(type: string, listener: (message: LiveMessage) => void): void {
  const onMessage = useEffectEvent(listener)
  const viewer = useViewerId()
  useEffect(
    () =>
      viewer === null
        ? undefined
        : pageLive(viewer).subscribe(type, (message) => onMessage(message)),
    [type, viewer],
  )
}

/** Calls back when the live connection has opened, so that missed data can be refetched. */
export function useLiveOpened(listener: () => void): void {
  const onOpened = useEffectEvent(listener)
  const viewer = useViewerId()
  useEffect(() => {
    if (viewer === null) return
    const live = pageLive(viewer)
    return live.onChange(() => {
      if (live.isOpen()) onOpened()
    })
  }, [viewer])
}
