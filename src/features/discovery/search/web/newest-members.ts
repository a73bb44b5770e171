import { type QueryClient, useQuery } from '@tanstack/react-query'
import type { Api } from '#platform/web/api/api.ts'
import { useApi } from '#platform/web/api/use-api.ts'
import type { Card } from '../contract.ts'
import { calls } from './calls.ts'

const shownAtMost = 8
const query = calls.query('search.find_members', { with_photo: true })

/** Brings the members with a photo who were here last, for a page's `load`. Without them the page goes on. */
export async function newestMembers(api: Api, cache: QueryClient): Promise<void> {
  await cache.prefetchQuery(query(api))
}

/** Up to eight members with a photo who were here last; none until they have come. */
export function useNewestMembers(): readonly Card[] {
  const { data } = useQuery(query(useApi()))
  return data?.members.slice(0, shownAtMost) ?? []
}
