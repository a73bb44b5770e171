import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { viewerKey } from '#platform/web/surroundings.ts'

/** The beacon of another tab is to arrive before this one's sign of life, in milliseconds. */
const afterBeaconMs = 500

/**
 * Tells the server when a member's page goes out of sight or away (NTF-07), and asks for the account again once it is back.
 * Another tab that is still in sight hears of it too and asks, so that its member stays online.
 */
export function usePageHidden(): void {
  const cache = useQueryClient()
  useEffect(() => {
    let told = false
    const tabs = new BroadcastChannel('page-hidden')
    const ask = () => void cache.invalidateQueries({ queryKey: viewerKey })
    function tell() {
      if (told) return
      told = navigator.sendBeacon('/api/page-hidden.php', new Blob(['{}'], { type: 'application/json' }))
      tabs.postMessage(null)
    }
    function look() {
      if (document.visibilityState === 'hidden') tell()
      else if (told) {
        told = false
        ask()
      }
    }
    tabs.onmessage = () => {
      if (document.visibilityState === 'visible') setTimeout(ask, afterBeaconMs)
    }
    document.addEventListener('visibilitychange', look)
    // Not every browser says that a page it leaves is hidden.
    addEventListener('pagehide', tell)
    return () => {
      tabs.close()
      document.removeEventListener('visibilitychange', look)
      removeEventListener('pagehide', tell)
    }
  }, [cache])
}
