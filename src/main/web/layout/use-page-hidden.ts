import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { viewerKey } from '#platform/web/surroundings.ts'

/** Tells the server when a member's page goes out of sight (NTF-07), and asks for the account again once it is back. */
export function usePageHidden(): void {
  const cache = useQueryClient()
  useEffect(() => {
    let told = false
    function look() {
      if (document.visibilityState === 'hidden') {
        told = navigator.sendBeacon('/api/page-hidden.php', new Blob(['{}'], { type: 'application/json' }))
      } else if (told) {
        told = false
        void cache.invalidateQueries({ queryKey: viewerKey })
      }
    }
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [cache])
}
