import { localDate } from '#kernel/calendar.ts'
import type { Locale } from '#kernel/locale.ts'
import { ageOn } from '#features/members/accounts/index.ts'
import type { OpenPhoto } from '#features/members/profiles/contract/profiles.ts'
import { isOnline } from '#features/members/profiles/index.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { Partner } from '../../contract/chat.ts'
import { lastSeen } from '../../rules/last-seen.ts'
import { type PartnerState, partnerState } from '../../rules/partner-state.ts'
import type { ChatParts } from '../deps.ts'
import type { PartnerRow } from '../store.ts'

interface PartnerFacts {
  readonly site: Site
  readonly locale: Locale
  readonly now: Date
  readonly photo: OpenPhoto | undefined
  readonly labelFor: ChatParts['labelFor']
}

/**
 * Describes the partner as the reader sees them. For a partner who has left, the name is still
 * shown next to their messages, without a photo.
 */
export function describePartner(
  row: PartnerRow,
  { site, locale, now, photo, labelFor }: PartnerFacts,
): Partner {
  const state = getPartnerState(row, site)
  const active = state === 'active'
  const showsAge = site.settings.visible_profile_fields.includes('age')
  const online =
    active &&
    isOnline({ kind: row.kind, invisible: row.invisible, lastActiveAt: row.last_active_at }, now)
  const seen =
    active && row.kind === 'member' && !row.invisible && !online ? row.last_active_at : null
  return {
    id: row.member,
    name: row.name,
    age:
      active && showsAge && row.birth !== null
        ? ageOn(row.birth, localDate(now, site.timeZone))
        : null,
    kind: row.kind,
    label: labelFor(row.kind, site, locale),
    state,
    online,
    last_seen:
      seen === null
        ? null
        : lastSeen(localDate(seen, site.timeZone), localDate(now, site.timeZone)),
    photo: active ? (photo ?? null) : null,
  }
}

/** Whether messages can be sent to a partner on this site. */
export function getPartnerState(row: PartnerRow, site: Site): PartnerState {
  return partnerState(
    { kind: row.kind, account: row.account_status, profile: row.profile_status },
    site.settings,
  )
}
