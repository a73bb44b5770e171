import { QueryClient } from '@tanstack/react-query'
import { CallRefused } from '../api/answer.ts'

/**
 * The page's only data cache. Retries are done by the API client, which has the list of requests
 * that are safe to repeat, so the cache does none. Data rendered by the server counts as fresh for
 * half a minute. Requests are sent even without a connection, so that they fail immediately: a
 * paused request would hang and then run unexpectedly once the connection is back.
 */
export function createCache(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        gcTime: typeof window === 'undefined' ? Number.POSITIVE_INFINITY : 600_000,
        retry: false,
        networkMode: 'always',
        refetchOnWindowFocus: false,
        throwOnError: (error) => !(error instanceof CallRefused),
      },
      mutations: { networkMode: 'always' },
    },
  })
}
