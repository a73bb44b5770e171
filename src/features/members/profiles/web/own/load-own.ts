import type { LoadContext, PageModule, Translate } from '#platform/web/page.ts'
import { regionsQuery } from '#features/site/geography/web/index.ts'
import type { OwnProfile } from '../../contract/profiles.ts'
import { calls } from '../calls.ts'
import { interestsQuery } from '../interests-query.ts'
import type { ProfilePart } from './parts.ts'
import { getPartTitleKey } from './use-part-title.ts'

/** Loads the member's own profile and the lists its form offers before the page is shown. */
export async function loadOwn(context: LoadContext): Promise<void> {
  await Promise.all([
    loadOwnPlace(context),
    context.cache.ensureQueryData(interestsQuery(context.api)),
  ])
}

/** Loads the member's own profile and the regions of its country. */
export async function loadOwnPlace({
  api,
  cache,
}: Pick<LoadContext, 'api' | 'cache'>): Promise<void> {
  const { country } = (await cache.ensureQueryData(
    calls.query('profiles.read_own', {})(api),
  )) as OwnProfile
  if (country !== null) await cache.ensureQueryData(regionsQuery(country)(api))
}

export const ownTitle: NonNullable<PageModule['title']> = (t) => t('profiles.own.title')

/** The document title of one part of the profile. */
export function getPartTitle(translate: Translate, part: ProfilePart): string {
  return translate(`profiles.${getPartTitleKey(part)}`)
}
