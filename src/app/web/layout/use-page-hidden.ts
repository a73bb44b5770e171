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
    let reported = false
    const tabs = new BroadcastChannel('page-hidden')
    const refetch = () => void cache.invalidateQueries({ queryKey: viewerKey })
    function report() {
      if (reported) return
      reported = navigator.sendBeacon(
        '/api/page-hidden.php',
        new Blob(['{}'], { type: 'application/json' }),
      )
      tabs.postMessage(null)
    }
    function onVisibilityChange() {
      if (document.visibilityState === 'hidden') report()
      else if (reported) {
        reported = false
        refetch()
      }
    }
    tabs.onmessage = () => {
      if (document.visibilityState === 'visible') setTimeout(refetch, afterBeaconMs)
    }
    document.addEventListener('visibilitychange', onVisibilityChange)
    // Not every browser fires `visibilitychange` for a page it leaves.
    addEventListener('pagehide', report)
    return () => {
      tabs.close()
      document.removeEventListener('visibilitychange', onVisibilityChange)
      removeEventListener('pagehide', report)
    }
  }, [cache])
}
