import type { Context, Viewer } from '#kernel/context.ts'
import { dayAt } from '#features/members/accounts/index.ts'
import { type Asked, fillSearch } from '#features/discovery/search/index.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { Looking } from './gather.ts'
import type { SeekerRow } from './store-candidates.ts'

/** Who looks, where and when, as a call knows it. */
export function lookingOf({ site, viewer, now }: Pick<Context<Site, Viewer>, 'site' | 'viewer' | 'now'>): Looking {
  return { me: viewer.account, pool: site.pool, today: dayAt(now, site.timeZone), now }
}

/** What search itself would look for, with what is asked here: whom one seeks, and ten years around where no ages are named. */
export function searchFor(asked: Asked, seeker: SeekerRow, site: Site, today: string) {
  return fillSearch(asked, seeker, { country: site.country, today, fictional: false })
}

/** Whether this site shows a field of profiles; what it hides decides nothing either. */
export function shows(
  { settings }: Pick<Site, 'settings'>,
  field: Site['settings']['visible_profile_fields'][number],
): boolean {
  return settings.visible_profile_fields.includes(field)
}
