import { localDate } from '#kernel/calendar.ts'
import type { Context, Viewer } from '#kernel/context.ts'
import { type SearchInput, fillSearch } from '#features/discovery/search/index.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { SeekerContext } from './find-candidates.ts'
import type { SeekerRow } from './store-candidates.ts'

/** Derives the seeker context from a request. */
export function toSeekerContext({
  site,
  viewer,
  now,
}: Pick<Context<Site, Viewer>, 'site' | 'viewer' | 'now'>): SeekerContext {
  return { me: viewer.account, pool: site.pool, today: localDate(now, site.timeZone), now }
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
