import type { Context } from '#kernel/context.ts'
import type { Queries } from '#platform/server/postgres/database.ts'
import { dayAt } from '#features/accounts/rules/age.ts'
import type { Site } from '#features/sites/rules/site.ts'
import { selectSearcher } from './store.ts'
import type { Asking } from './to-request.ts'

/** Gathers who asks: the searcher's own facts, and which kinds of profiles there are on this site. */
export async function askOf(
  database: Queries,
  { site, viewer, now }: Pick<Context<Site>, 'site' | 'viewer' | 'now'>,
): Promise<Asking> {
  const { fictional, member_resell } = site.settings
  return {
    pool: site.pool,
    me: viewer?.account ?? null,
    searcher: viewer === null ? null : await selectSearcher(database, viewer.account),
    kinds: [...(fictional ? [1] : []), ...(member_resell ? [2] : [])],
    today: dayAt(now, site.timeZone),
    now,
  }
}

/** Whether fictional and sponsored profiles are shown where a search does not say: the member's choice, or the site's (BEY-03). */
export function showsFiction({ searcher, kinds }: Asking, { settings }: Pick<Site, 'settings'>): boolean {
  return kinds.length > 0 && !(searcher?.hidden ?? settings.fictional_hidden)
}
