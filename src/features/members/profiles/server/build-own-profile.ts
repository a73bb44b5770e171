import { localDate } from '#kernel/calendar.ts'
import { ageOn } from '#features/members/accounts/index.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { OwnProfile } from '../contract/profiles.ts'
import { findMissingItems } from '../rules/completeness.ts'
import { genderFromNumber, toSeeking, sexualityFromNumber } from '../rules/orientation.ts'
import { completeTraits, lookTraits } from '../rules/traits.ts'
import { enabledNoteFields } from '../rules/visible-fields.ts'
import type { MemberRow } from './store.ts'

/** Builds the member's own profile, and what is still missing from it. */
export function buildOwnProfile(
  row: MemberRow,
  { site, now, mainPhoto }: { site: Site; now: Date; mainPhoto: boolean },
): OwnProfile {
  const { settings } = site
  const traits = completeTraits(row.traits)
  const offered = (interest: MemberRow['interests'][number]) =>
    settings.interests.includes(interest)
  const gender = genderFromNumber(row.gender)
  const sexuality = sexualityFromNumber(row.sexuality)
  return {
    id: row.member,
    name: row.name,
    status: row.account_status === 'active' ? row.status : 'disabled',
    date_of_birth: row.birth,
    may_change_birth: row.birth_changed_at === null,
    age: ageOn(row.birth, localDate(now, site.timeZone)),
    gender,
    sexuality,
    seeking: [...toSeeking(gender, sexuality)],
    country: row.country,
    region: named(row.region_id, row.region),
    city: named(row.city_id, row.city),
    traits,
    languages: row.languages,
    notes: row.notes,
    noted: enabledNoteFields(settings),
    about: row.about,
    prompts: row.prompts,
    // Interests that the site no longer offers are left out: they could not be deselected, and
    // others do not see them either.
    interests: row.interests.filter(offered),
    intimate_interests: (row.intimate ?? []).filter(offered),
    show_intimate: row.show_intimate,
    visible_fields: settings.visible_profile_fields,
    missing: findMissingItems({
      mainPhoto,
      about: row.about,
      cityId: row.city_id,
      reason: traits.signup_reason,
      interests: row.interests.filter(offered).length,
      prompts: row.prompts.length,
      looks: lookTraits.map((trait) => traits[trait]),
      visible: settings.visible_profile_fields,
    }),
  }
}

function named(id: number | null, name: string | null): { id: number; name: string } | null {
  return id === null || name === null ? null : { id, name }
}
