import { ageOn, dayAt } from '#features/members/accounts/index.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { FullMember, ReducedMember, ShownPhoto } from '../contract.ts'
import { shownAnswering } from '../rules/answering.ts'
import { isOnline } from '../rules/online.ts'
import { orderInterests } from '../rules/order-interests.ts'
import { genderOf, sexualityAt } from '../rules/orientation.ts'
import { type ProfileField, shownNotes } from '../rules/visible-fields.ts'
import type { MemberRow, ReaderRow } from './store.ts'

interface PageFacts {
  readonly site: Site
  readonly now: Date
  readonly label: string | null
  readonly photos: ShownPhoto[]
}

/** Builds a member's page for a member, field by field: fields not listed here are not sent. */
export function memberPage(
  row: MemberRow,
  facts: PageFacts & { reviewed: boolean; own: ReaderRow | null; isOwn: boolean },
): FullMember {
  const { site, now, own } = facts
  const shows = showsOn(site)
  const interests = shows('interests')
    ? orderInterests({
        theirs: [...row.interests, ...(row.intimate ?? [])],
        own: facts.isOwn ? [] : [...(own?.interests ?? []), ...(own?.intimate ?? [])],
        showIntimate: own?.show_intimate ?? false,
        offered: site.settings.interests,
      })
    : []
  return {
    view: 'full',
    ...head(row, facts),
    own: facts.isOwn,
    country: shows('country') ? row.country : null,
    region: shows('region') ? row.region : null,
    city: shows('city') ? row.city : null,
    distance_km: shows('city') && !facts.isOwn ? (own?.distance_km ?? null) : null,
    online: isOnline({ kind: row.kind, invisible: row.invisible, lastActiveAt: row.last_active_at }, now),
    answering: shownAnswering(row),
    gender: shows('gender') ? genderOf(row.gender) : null,
    sexuality: shows('sexuality') ? sexualityAt(row.sexuality) : null,
    signup_reason: shows('signup_reason') ? row.signup_reason : null,
    relationship_status: shows('relationship_status') ? row.relationship_status : null,
    body_type: shows('body_type') ? row.body_type : null,
    hair_colour: shows('hair_colour') ? row.hair_colour : null,
    eye_colour: shows('eye_colour') ? row.eye_colour : null,
    tattoos: shows('tattoos') ? row.tattoos : null,
    languages: row.languages,
    notes: shownNotes(row.notes, site.settings),
    about: shows('about') ? row.about : '',
    prompts: row.prompts,
    interests,
    common: interests.filter(({ common }) => common).length,
    photos: facts.photos,
    photos_reviewed: facts.reviewed,
  }
}

/**
 * Builds what a visitor sees while search is open to visitors: first name, age, region and main
 * photo.
 */
export function reducedPage(row: MemberRow, facts: PageFacts): ReducedMember {
  const shows = showsOn(facts.site)
  const page = head(row, facts)
  return {
    view: 'reduced',
    ...page,
    name: page.name.split(/\s/)[0] ?? page.name,
    country: shows('country') ? row.country : null,
    region: shows('region') ? row.region : null,
    photos: facts.photos,
  }
}

function head(row: MemberRow, { site, now, label }: PageFacts) {
  return {
    id: row.member,
    name: row.name,
    age: showsOn(site)('age') ? ageOn(row.birth, dayAt(now, site.timeZone)) : null,
    kind: row.kind,
    label,
  }
}

function showsOn({ settings }: Site): (field: ProfileField) => boolean {
  return (field) => settings.visible_profile_fields.includes(field)
}
