import type { LoadContext, PageModule } from '#platform/web/page.ts'
import { regionsQuery } from '#features/places/web/index.ts'
import type { OwnProfile } from '../contract.ts'
import { calls } from './calls.ts'
import { interestsQuery } from './interests-query.ts'

/** Reads the own profile and the lists its form offers before the page shows. */
export async function loadOwn({ api, cache }: LoadContext): Promise<void> {
  const [own] = await Promise.all([
    cache.ensureQueryData(calls.query('profiles.read_own', {})(api)),
    cache.ensureQueryData(interestsQuery(api)),
  ])
  const { country } = own as OwnProfile
  if (country !== null) await cache.ensureQueryData(regionsQuery(country)(api))
}

/** The document's title. */
export const ownTitle: NonNullable<PageModule['title']> = (t) => t('profiles.own.title')
