import { useSearchParams } from 'react-router'
import type { LoadContext } from '#platform/web/page.ts'
import { calls } from './calls.ts'

type Kind = 'reset' | 'undo' | 'reactivate'

/** Has it looked up whether the link that leads to this page still works; where that fails the page shows as if it did. */
export function loadLink(kind: Kind) {
  return ({ api, cache, url }: LoadContext): Promise<void> =>
    cache.prefetchQuery(calls.query('accounts.inspect_link', { kind, token: url.searchParams.get('token') ?? '' })(api))
}

/** Whether the link in the address is known not to work any more, so that nobody types a password for nothing. */
export function useLinkDead(kind: Kind): boolean {
  const [query] = useSearchParams()
  const { data, error } = calls.useCall('accounts.inspect_link', { kind, token: query.get('token') ?? '' })
  return data?.good === false || error?.refusal.code === 'input.invalid'
}
