import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { viewerKey } from '#platform/web/surroundings.ts'

/** Delay in milliseconds that lets another tab's beacon arrive before this tab's request. */
const afterBeaconMs = 500

/**
 * Notifies the server when a member's page is hidden or closed (NTF-07), and refetches the account
 * when it is visible again. Another tab that is still visible is also notified and refetches, so
 * that the member stays online.
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
    // Not every browser fires `visibilitychange` when leaving a page.
    addEventListener('pagehide', report)
    return () => {
      tabs.close()
      document.removeEventListener('visibilitychange', onVisibilityChange)
      removeEventListener('pagehide', report)
    }
  }, [cache])
}
