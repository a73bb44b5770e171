import { interestGroups } from '#features/members/profiles/index.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { Finder } from '../contract.ts'
import type { Answers } from '../rules/finder.ts'
import { buildSearch, isFieldShown } from './seeker.ts'
import type { SeekerRow } from './store-candidates.ts'

/**
 * The questions available on this site to this member; a field hidden by the site is not asked
 * about.
 */
export function buildOffers(seeker: SeekerRow, site: Site): Finder['offers'] {
  const groups = (['everyday', 'romance'] as const).map((group) => ({
    group,
    interests: interestGroups[group].filter((interest) =>
      site.settings.interests.includes(interest),
    ),
  }))
  return {
    reason: isFieldShown(site, 'signup_reason'),
    city: seeker.city,
    interests: isFieldShown(site, 'interests')
      ? groups.filter(({ interests }) => interests.length > 0)
      : [],
    unattached: isFieldShown(site, 'relationship_status'),
  }
}

/** The answers suggested by the member's profile before anything is saved. */
export function suggestAnswers(seeker: SeekerRow, site: Site, today: string): Answers {
  const { min_age, max_age } = buildSearch({}, seeker, site, today)
  return {
    reason: isFieldShown(site, 'signup_reason') ? seeker.signup_reason : null,
    distance_km: seeker.city_id === null ? null : 50,
    pace: 'steady',
    interests: [],
    min_age,
    max_age,
    with_photo: false,
    unattached: false,
  }
}
