import { readTrafficSource } from '#features/members/accounts/index.ts'
import type { Context } from '#kernel/context.ts'

/**
 * The first-party cookie that stores the traffic source for the duration of the visit (SITE-04).
 */
const cookieName = 'network'
const visitSeconds = 24 * 60 * 60

/** Query parameters that name a traffic source; they are removed from the URL once stored. */
const trackingParameter = /^(network|ref|sub[1-3]?|aff_sub[1-3]?|cpc)$/

/** The stored traffic source; empty if there is none. */
export function readStoredNetwork({
  cookies,
}: Pick<Context<unknown>, 'cookies'>): Record<string, string> {
  return Object.fromEntries(new URLSearchParams((cookies[cookieName] ?? '').slice(0, 2000)))
}

/**
 * Stores a traffic source named in the URL and returns the URL without it; `null` if none is named.
 */
export function storeTrafficSource(
  url: URL,
  context: Pick<Context<unknown>, 'cookies' | 'query' | 'setCookie'>,
): string | null {
  const names = [...url.searchParams.keys()].filter((name) => trackingParameter.test(name))
  if (names.length === 0) return null
  const network = readTrafficSource({ stored: readStoredNetwork(context), query: context.query })
  const value = new URLSearchParams(Object.entries(network)).toString()
  if (value !== '')
    context.setCookie({ name: cookieName, value, maxAgeSeconds: visitSeconds, httpOnly: true })
  const rest = new URLSearchParams(url.searchParams)
  for (const name of names) rest.delete(name)
  const path = url.pathname.replace(/^[/\\]+/, '/')
  return rest.size > 0 ? `${path}?${rest}` : path
}
