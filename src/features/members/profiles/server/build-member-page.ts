import { localDate } from '#kernel/calendar.ts'
import { ageOn } from '#features/members/accounts/index.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { FullMember, ReducedMember, PhotoView } from '../contract/profiles.ts'
import { visibleAnswering } from '../rules/answering.ts'
import { isOnline } from '../rules/online.ts'
import { orderInterests } from '../rules/order-interests.ts'
import { genderFromNumber, sexualityFromNumber } from '../rules/orientation.ts'
import { completeTraits } from '../rules/traits.ts'
import { type ProfileField, visibleNotes } from '../rules/visible-fields.ts'
import type { MemberRow, ReaderRow } from './store.ts'

interface PageFacts {
  readonly site: Site
  readonly now: Date
  readonly label: string | null
  readonly photos: PhotoView[]
}

/** Builds a member's page for a member, field by field: fields not listed here are not sent. */
export function buildMemberPage(
  row: MemberRow,
  facts: PageFacts & { reviewed: boolean; own: ReaderRow | null; isOwn: boolean },
): FullMember {
  const { site, now, own } = facts
  const isVisible = createFieldFilter(site)
  const interests = isVisible('interests')
    ? orderInterests({
        theirs: [...row.interests, ...(row.intimate ?? [])],
        own: facts.isOwn ? [] : [...(own?.interests ?? []), ...(own?.intimate ?? [])],
        showIntimate: own?.show_intimate ?? false,
        offered: site.settings.interests,
      })
    : []
  return {
    view: 'full',
    ...buildHead(row, facts),
    own: facts.isOwn,
    country: isVisible('country') ? row.country : null,
    region: isVisible('region') ? row.region : null,
    city: isVisible('city') ? row.city : null,
    distance_km: isVisible('city') && !facts.isOwn ? (own?.distance_km ?? null) : null,
    online: isOnline(
      { kind: row.kind, invisible: row.invisible, lastActiveAt: row.last_active_at },
      now,
    ),
    answering: visibleAnswering(row),
    gender: isVisible('gender') ? genderFromNumber(row.gender) : null,
    sexuality: isVisible('sexuality') ? sexualityFromNumber(row.sexuality) : null,
    ...completeTraits(row.traits, isVisible),
    languages: row.languages,
    notes: visibleNotes(row.notes, site.settings),
    about: isVisible('about') ? row.about : '',
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
export function buildReducedPage(row: MemberRow, facts: PageFacts): ReducedMember {
  const isVisible = createFieldFilter(facts.site)
  const page = buildHead(row, facts)
  return {
    view: 'reduced',
    ...page,
    name: page.name.split(/\s/)[0] ?? page.name,
    country: isVisible('country') ? row.country : null,
    region: isVisible('region') ? row.region : null,
    photos: facts.photos,
  }
}

function buildHead(row: MemberRow, { site, now, label }: PageFacts) {
  return {
    id: row.member,
    name: row.name,
    age: createFieldFilter(site)('age') ? ageOn(row.birth, localDate(now, site.timeZone)) : null,
    kind: row.kind,
    label,
  }
}

function createFieldFilter({ settings }: Site): (field: ProfileField) => boolean {
  return (field) => settings.visible_profile_fields.includes(field)
}
