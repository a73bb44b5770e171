import { useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import type { Invitation } from './sign-up-context.ts'

/** Why this page of the sign-up was opened, as its entry of the history keeps it; null where it came by a plain link. */
export function useKeptInvitation(): Invitation | null {
  const { state } = useLocation() as { readonly state: { readonly invitation?: Invitation } | null }
  // The server draws the page without it, so the first drawing in the browser does too.
  return useSyncExternalStore(
    () => () => undefined,
    () => state?.invitation ?? null,
    () => null,
  )
}
