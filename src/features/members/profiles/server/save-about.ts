import type { Handler } from '#kernel/handler.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract } from '../contract/profiles.ts'
import type { ProfilesDeps } from './deps.ts'
import { describeOwnProfile } from './read-own.ts'
import { save } from './save.ts'
import { updateAbout } from './store-sections.ts'

/** Saves the member's text about themselves. */
export function saveAbout(
  deps: ProfilesDeps,
): Handler<(typeof contract)['profiles.save_about'], Site> {
  return async ({ about }, { site, viewer, now }) => {
    await save(deps, viewer.account, now, (tx) =>
      updateAbout(tx, viewer.account, about.trim(), now),
    )
    return describeOwnProfile(deps, viewer.account, { site, now })
  }
}
