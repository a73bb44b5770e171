import { useSyncExternalStore } from 'react'
import { calls } from './calls.ts'

type Kind = 'reset' | 'undo' | 'reactivate'

/**
 * The token of the emailed link that led to this page; empty if there is none. It is in the
 * fragment, which browsers don't send, so that no server or proxy logs it; older emails have it in
 * the query. Only for code that runs in the browser.
 */
export function readMailedToken(): string {
  const { hash, search } = window.location
  const read = (text: string) => new URLSearchParams(text).get('token')
  return read(hash.slice(1)) ?? read(search) ?? ''
}

/**
 * Whether the link in the URL is known to be invalid, so that no one types a password for nothing.
 * The server can't know the token, so this is checked once the page runs; if the check fails, the
 * page is shown as if the link worked.
 */
export function useIsLinkInvalid(kind: Kind): boolean {
  const token = useSyncExternalStore(subscribe, readMailedToken, () => null)
  const { data, error } = calls.useCall(
    'accounts.inspect_link',
    { kind, token: token ?? '' },
    { enabled: token !== null },
  )
  return data?.good === false || error?.refusal.code === 'input.invalid'
}

/** Another link to the same page was pasted into the address bar. */
function subscribe(notify: () => void): () => void {
  window.addEventListener('hashchange', notify)
  return () => window.removeEventListener('hashchange', notify)
}
