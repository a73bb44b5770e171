import { localDate } from '#kernel/calendar.ts'
import type { Context, Viewer } from '#kernel/context.ts'
import { ageOn } from '#features/members/accounts/index.ts'
import { visibleAnswering, isOnline, toCardDetails } from '#features/members/profiles/index.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { LikeCard } from '../contract.ts'
import type { LikeList } from '../rules/like-lists.ts'
import type { LikesDeps } from './deps.ts'
import type { LikeRow } from './store-lists.ts'

const newForMs = 7 * 86_400_000

/** Converts list rows to cards. */
export function makeCards({
  mainPhotos,
  fictionalProfiles,
}: Pick<LikesDeps, 'mainPhotos' | 'fictionalProfiles'>) {
  return async (
    rows: readonly LikeRow[],
    list: LikeList,
    { site, viewer, now, locale }: Context<Site, Viewer>,
  ): Promise<LikeCard[]> => {
    const photos = await mainPhotos(
      rows.map(({ other_id }) => other_id),
      { reader: viewer, now },
    )
    const today = localDate(now, site.timeZone)
    return rows.map((row) => ({
      id: row.member_id,
      name: row.name,
      ...toCardDetails(site.settings.visible_profile_fields, {
        age: ageOn(row.birth, today),
        city: row.city,
        region: row.region,
        km: row.km,
      }),
      answering: visibleAnswering(row),
      online: isOnline(
        { kind: row.kind, invisible: row.invisible, lastActiveAt: row.last_active_at },
        now,
      ),
      new: row.kind === 'member' && now.getTime() - row.created_at.getTime() < newForMs,
      kind: row.kind,
      label: fictionalProfiles.labelFor(row.kind, site, locale),
      photo: photos.get(row.other_id) ?? null,
      like_new: row.new,
      // In the list of likes received, the reader likes back exactly when there is a match.
      liked: list !== 'liked_by' || row.match_id !== null,
      match: row.match_id === null ? null : { id: row.match_id },
    }))
  }
}
