import { localDate } from '#kernel/calendar.ts'
import type { Context, Viewer } from '#kernel/context.ts'
import type { Queries } from '#platform/server/postgres/database.ts'
import { type SearchInput, fillSearch } from '#features/discovery/search/index.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { SeekerContext } from './find-candidates.ts'
import { type SeekerRow, selectSeeker } from './store-candidates.ts'

/** Derives the seeker context from a request. */
export function toSeekerContext({
  site,
  viewer,
  now,
}: Pick<Context<Site, Viewer>, 'site' | 'viewer' | 'now'>): SeekerContext {
  return { me: viewer.account, pool: site.pool, today: localDate(now, site.timeZone), now }
}

/**
 * The seeker's facts that search may use. Where the site hides the city, they don't include the
 * seeker's own, so that nothing depends on distance; otherwise a seeker could find out anyone's
 * town by changing their own.
 */
export async function readSeeker(
  queries: Queries,
  account: number,
  site: Pick<Site, 'settings'>,
): Promise<SeekerRow | null> {
  const seeker = await selectSeeker(queries, account)
  return seeker === null || isFieldShown(site, 'city')
    ? seeker
    : { ...seeker, city_id: null, city: null }
}

/**
 * Completes a search with the seeker's defaults: the gender they are looking for, and ten years
 * either side of their age if no ages are given.
 */
export function buildSearch(input: SearchInput, seeker: SeekerRow, site: Site, today: string) {
  return fillSearch(input, seeker, { country: site.country, today, fictional: false })
}

/** Whether this site shows a profile field; hidden fields must not affect the results either. */
export function isFieldShown(
  { settings }: Pick<Site, 'settings'>,
  field: Site['settings']['visible_profile_fields'][number],
): boolean {
  return settings.visible_profile_fields.includes(field)
}
