import { useEffect, useEffectEvent } from 'react'
import { useViewerId } from '../surroundings.ts'
import type { LiveMessage } from './live-connection.ts'
import { pageLive } from './page-live.ts'

/** Hears live messages of one type while the part is on the page; a visitor hears none. */
export function useLive(type: string, hear: (message: LiveMessage) => void): void {
  const tell = useEffectEvent(hear)
  const viewer = useViewerId()
  useEffect(
    () => (viewer === null ? undefined : pageLive(viewer).subscribe(type, (message) => tell(message))),
    [type, viewer],
  )
}

/** Calls back when the live connection opened, so that what was missed meanwhile can be asked for. */
export function useLiveOpened(hear: () => void): void {
  const tell = useEffectEvent(hear)
  const viewer = useViewerId()
  useEffect(() => {
    if (viewer === null) return
    const live = pageLive(viewer)
    return live.onChange(() => {
      if (live.isOpen()) tell()
    })
  }, [viewer])
}
