import type { Handler } from '#kernel/handler.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract } from '../contract/profiles.ts'
import type { ProfilesDeps } from './deps.ts'
import { describeOwnProfile } from './read-own.ts'
import { updateShowIntimate } from './store-sections.ts'

/**
 * Shows or hides the intimate interests of others for this member (H14). No event is emitted,
 * because it is not visible to others.
 */
export function showIntimate(
  deps: ProfilesDeps,
): Handler<(typeof contract)['profiles.show_intimate'], Site> {
  return async ({ shown }, { site, viewer, now }) => {
    await deps.database.transaction((tx) => updateShowIntimate(tx, viewer.account, shown))
    return describeOwnProfile(deps, viewer.account, { site, now })
  }
}
