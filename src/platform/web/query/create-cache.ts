import { QueryClient } from '@tanstack/react-query'
import { CallRefused } from '../api/answer.ts'

/**
 * The page's only data cache. Retries live in the wire (it knows what is safe to repeat), so the cache does none.
 * What the server rendered counts as fresh for half a minute. Without a connection it asks all the same and hears so at once:
 * held back, a press would hang, and then act by itself once the connection is back.
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
