import { useSearchParams } from 'react-router'
import type { LoadContext } from '#platform/web/page.ts'
import { calls } from './calls.ts'

type Kind = 'reset' | 'undo' | 'reactivate'

/**
 * Creates a loader that checks whether the link to this page still works; if the check fails, the
 * page is shown as if it did.
 */
export function loadLink(kind: Kind) {
  return ({ api, cache, url }: LoadContext): Promise<void> =>
    cache.prefetchQuery(
      calls.query('accounts.inspect_link', { kind, token: url.searchParams.get('token') ?? '' })(
        api,
      ),
    )
}

/**
 * Whether the link in the URL is known to be invalid, so that no one types a password for nothing.
 */
export function useIsLinkInvalid(kind: Kind): boolean {
  const [query] = useSearchParams()
  const { data, error } = calls.useCall('accounts.inspect_link', {
    kind,
    token: query.get('token') ?? '',
  })
  return data?.good === false || error?.refusal.code === 'input.invalid'
}
