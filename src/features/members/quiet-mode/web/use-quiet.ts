import { useSyncExternalStore } from 'react'
import { useSite } from '#platform/web/surroundings.ts'
import type { Quiet } from '../rules/quiet.ts'

/** Whether this browser is in quiet mode, and what its quick exit does with the session. */
export function useQuiet(): Quiet {
  const { quiet } = useSite()
  return useSyncExternalStore(
    subscribe,
    () => (document.documentElement.dataset.quiet ?? 'off') as Quiet,
    () => quiet,
  )
}

function subscribe(tell: () => void): () => void {
  const observer = new MutationObserver(tell)
  observer.observe(document.documentElement, { attributeFilter: ['data-quiet'] })
  return () => observer.disconnect()
}
