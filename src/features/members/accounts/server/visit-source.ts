import type { Context } from '#kernel/context.ts'
import type { Site } from '#features/site/sites/index.ts'
import { type Network, readTrafficSource } from '../rules/network.ts'

/** The traffic source of a request: the one its visit has stored, otherwise the one in its URL. */
export function readVisitSource({
  cookies,
  query,
}: Pick<Context<Site>, 'cookies' | 'query'>): Network {
  const stored = Object.fromEntries(new URLSearchParams((cookies.network ?? '').slice(0, 2000)))
  return readTrafficSource({ stored, query })
}
