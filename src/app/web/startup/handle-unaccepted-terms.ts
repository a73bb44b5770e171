import type { QueryClient } from '@tanstack/react-query'
import type { RefusalAnswer } from '#platform/web/api/answer.ts'
import { viewerKey } from '#platform/web/surroundings.ts'

/**
 * Reads the user again if new terms must be accepted first, which shows the dialog: the tab was
 * opened before they were published (SITE-07).
 */
export function handleUnacceptedTerms(
  { code }: Pick<RefusalAnswer, 'code'>,
  cache: Pick<QueryClient, 'invalidateQueries'>,
): void {
  if (code === 'terms_not_accepted') void cache.invalidateQueries({ queryKey: viewerKey })
}
