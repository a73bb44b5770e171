import { useSyncExternalStore } from 'react'
import { useSite } from '#platform/web/surroundings.ts'
import type { Quiet } from '../rules/quiet.ts'

/** The quiet mode in this browser and what its quick exit does to the session. */
export function useQuiet(): Quiet {
  const { quiet } = useSite()
  return useSyncExternalStore(
    subscribe,
    () => (document.documentElement.dataset.quiet ?? 'off') as Quiet,
    () => quiet,
  )
}

function subscribe(notify: () => void): () => void {
  const observer = new MutationObserver(notify)
  observer.observe(document.documentElement, { attributeFilter: ['data-quiet'] })
  return () => observer.disconnect()
}
