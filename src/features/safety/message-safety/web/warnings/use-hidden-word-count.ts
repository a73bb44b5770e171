import type { LoadContext } from '#platform/web/page.ts'
import { calls } from './calls.ts'

/** Preloads the member's hidden words; the page itself shows a failure. */
export async function loadHiddenWords({
  api,
  cache,
}: Pick<LoadContext, 'api' | 'cache'>): Promise<void> {
  await cache.prefetchQuery(calls.query('warnings.read_hidden_words', {})(api))
}

/** How many words the member hides; undefined while unknown. */
export function useHiddenWordCount(enabled: boolean): number | undefined {
  return calls.useCall('warnings.read_hidden_words', {}, { enabled }).data?.words.length
}
