import type { Handler } from '#kernel/handler.ts'
import { type Refusal, refuse } from '#kernel/refusal.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract, OwnProfile } from '../contract/profiles.ts'
import type { ProfilesDeps } from './deps.ts'
import { buildOwnProfile } from './build-own-profile.ts'
import { selectOwn } from './store.ts'

/** Returns the member's own profile for editing (PRO-03). */
export function readOwn(
  deps: Pick<ProfilesDeps, 'database' | 'neighbours'>,
): Handler<(typeof contract)['profiles.read_own'], Site> {
  return (_, { site, viewer, now }) => describeOwnProfile(deps, viewer.account, { site, now })
}

/** Returned when any section is saved, so that a page always shows the stored profile. */
export async function describeOwnProfile(
  { database, neighbours }: Pick<ProfilesDeps, 'database' | 'neighbours'>,
  account: number,
  { site, now }: { site: Site; now: Date },
): Promise<OwnProfile | Refusal<'not_found'>> {
  const [row, mainPhoto] = await Promise.all([
    selectOwn(database, account),
    neighbours.hasMainPhoto(account),
  ])
  return row === null ? refuse('not_found') : buildOwnProfile(row, { site, now, mainPhoto })
}
