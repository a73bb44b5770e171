import type { Context } from '#kernel/context.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { AdsDeps } from './deps.ts'

/**
 * Whether a reader sees ads at all: only if the site has them and the switch does not hide them
 * (BEY-03).
 */
export function createShowsAds({ fiction }: Pick<AdsDeps, 'fiction'>) {
  return async ({ site, viewer }: Pick<Context<Site>, 'site' | 'viewer'>): Promise<boolean> =>
    site.settings.member_resell && !(await fiction.hidesFrom(viewer?.account ?? null, 'sponsored', site))
}
