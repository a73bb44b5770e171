import type { Handler } from '#kernel/handler.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract } from '../contract/profiles.ts'
import type { ProfilesDeps } from './deps.ts'
import { describeOwnProfile } from './read-own.ts'
import { save } from './save.ts'
import { selectPlace } from './store.ts'
import { updatePlace } from './store-sections.ts'

/**
 * Saves where the member lives, no more precise than a city (SEC-10); the three values must belong
 * together and the site must serve the country.
 */
export function savePlace(
  deps: ProfilesDeps,
): Handler<(typeof contract)['profiles.save_place'], Site> {
  return async ({ country, region, city }, { site, viewer, now }) => {
    const place = site.settings.countries.includes(country)
      ? await selectPlace(deps.database, { country, region, city })
      : null
    if (place === null)
      return refuse('profiles.unknown_place', { field: city === null ? 'region' : 'city' })
    await save(deps, viewer.account, now, (tx) => updatePlace(tx, viewer.account, place, now))
    return describeOwnProfile(deps, viewer.account, { site, now })
  }
}
