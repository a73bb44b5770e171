import { type QueryClient, useQuery } from '@tanstack/react-query'
import type { Api } from '#platform/web/api/api.ts'
import { useApi } from '#platform/web/api/use-api.ts'
import type { Card } from '../contract.ts'
import { calls } from './calls.ts'

const maxShown = 8
const query = calls.query('search.find_members', { with_photo: true })

/**
 * Prefetches recently active members with a photo, for a page's `load`. The page renders without
 * them if this fails.
 */
export async function prefetchNewestMembers(api: Api, cache: QueryClient): Promise<void> {
  await cache.prefetchQuery(query(api))
}

/** Up to eight recently active members with a photo; empty until loaded. */
export function useNewestMembers(): readonly Card[] {
  const { data } = useQuery(query(useApi()))
  return data?.members.slice(0, maxShown) ?? []
}
