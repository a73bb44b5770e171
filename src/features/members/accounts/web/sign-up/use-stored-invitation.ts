import { useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import type { Invitation } from './sign-up-context.ts'

/**
 * Returns why this sign-up page was opened, from its history entry; null if it was reached by a
 * plain link.
 */
export function useStoredInvitation(): Invitation | null {
  const { state } = useLocation() as { readonly state: { readonly invitation?: Invitation } | null }
  // The server renders the page without it, so the first render in the browser must too.
  return useSyncExternalStore(
    () => () => undefined,
    () => state?.invitation ?? null,
    () => null,
  )
}
