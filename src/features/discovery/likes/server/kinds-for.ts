import type { Context, Viewer } from '#kernel/context.ts'
import type { Site } from '#features/site/sites/index.ts'
import { shownKinds } from '../rules/shown-kinds.ts'
import type { LikesDeps } from './deps.ts'

/** The kinds of profiles this reader sees in the lists on this site (BEY-03). */
export async function kindsFor(
  { fictionalProfiles }: Pick<LikesDeps, 'fictionalProfiles'>,
  { site, viewer }: Pick<Context<Site, Viewer>, 'site' | 'viewer'>,
): Promise<readonly string[]> {
  const { settings } = site
  const hidden =
    (settings.fictional || settings.member_resell) &&
    (await fictionalProfiles.hidesFrom(viewer.account, 'fictional', site))
  return shownKinds(settings, hidden)
}
