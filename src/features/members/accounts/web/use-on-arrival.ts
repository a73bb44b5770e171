import { useEffect, useRef } from 'react'

/**
 * Does what an emailed link is for, once, as soon as the page is seen: not in a page that the
 * browser renders in advance, or that was opened in the background.
 */
export function useOnArrival(act: () => void): void {
  const done = useRef(false)
  useEffect(() => {
    function run() {
      if (done.current || document.visibilityState !== 'visible') return
      done.current = true
      act()
    }
    run()
    document.addEventListener('visibilitychange', run)
    return () => document.removeEventListener('visibilitychange', run)
    // oxlint-disable-next-line react/exhaustive-deps -- done once, on arrival
  }, [])
}
