import type { Handler } from '#kernel/handler.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract } from '../contract/profiles.ts'
import { interestGroupNames, interestGroups } from '../rules/interests.ts'

/**
 * Lists the interests this site offers, by group; visitors do not get the intimate group (API-03,
 * H14).
 */
export function listInterests(): Handler<(typeof contract)['profiles.list_interests'], Site> {
  return async (_, { site, viewer }) => {
    const groups = interestGroupNames.map((group) => ({
      group,
      interests: interestGroups[group].filter((interest) =>
        site.settings.interests.includes(interest),
      ),
    }))
    return {
      groups: groups.filter(
        ({ group, interests }) => interests.length > 0 && (group !== 'intimate' || viewer !== null),
      ),
    }
  }
}
