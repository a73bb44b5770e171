import { useEffect, useEffectEvent } from 'react'
import type { LiveMessage } from './live-connection.ts'
import { pageLive } from './page-live.ts'

/** Hears live messages of one type while the part is on the page. */
export function useLive(type: string, hear: (message: LiveMessage) => void): void {
  const tell = useEffectEvent(hear)
  useEffect(() => pageLive().subscribe(type, (message) => tell(message)), [type])
}

/** Calls back when the live connection opened, so that what was missed meanwhile can be asked for. */
export function useLiveOpened(hear: () => void): void {
  const tell = useEffectEvent(hear)
  useEffect(() => {
    const live = pageLive()
    return live.onChange(() => {
      if (live.isOpen()) tell()
    })
  }, [])
}
