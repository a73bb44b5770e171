import { localDate } from '#kernel/calendar.ts'
import type { Context } from '#kernel/context.ts'
import type { Queries } from '#platform/server/postgres/database.ts'
import type { Site } from '#features/site/sites/index.ts'
import { selectSearcher } from './store.ts'
import type { SearchContext } from './to-search-request.ts'

/**
 * Reads the context of a search: the searcher's facts, and which kinds of profiles the site has.
 */
export async function readSearchContext(
  database: Queries,
  { site, viewer, now }: Pick<Context<Site>, 'site' | 'viewer' | 'now'>,
): Promise<SearchContext> {
  const { fictional } = site.settings
  return {
    pool: site.pool,
    me: viewer?.account ?? null,
    searcher: viewer === null ? null : await selectSearcher(database, viewer.account),
    // Paid profiles never appear in search results (PRO-12).
    kinds: fictional ? [1] : [],
    today: localDate(now, site.timeZone),
    now,
  }
}

/**
 * Whether fictional profiles and ads are shown if the search doesn't specify it: the member's
 * choice, otherwise the site's default (BEY-03).
 */
export function showsFiction(
  { searcher }: SearchContext,
  { settings }: Pick<Site, 'settings'>,
): boolean {
  return (
    (settings.fictional || settings.member_resell) &&
    !(searcher?.hidden ?? settings.fictional_hidden)
  )
}
