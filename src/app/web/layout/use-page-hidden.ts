import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { viewerKey } from '#platform/web/surroundings.ts'

/** The beacon of another tab should arrive before this tab's request, in milliseconds. */
const afterBeaconMs = 500

/**
 * Notifies the server when a member's page is hidden or closed (NTF-07), and refetches the account
 * when it is visible again. Another tab that is still visible is notified too and refetches, so
 * that its member stays online.
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
    // Not every browser fires `visibilitychange` for a page it leaves.
    addEventListener('pagehide', tell)
    return () => {
      tabs.close()
      document.removeEventListener('visibilitychange', look)
      removeEventListener('pagehide', tell)
    }
  }, [cache])
}
