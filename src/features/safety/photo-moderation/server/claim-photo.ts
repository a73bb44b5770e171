import { localDate } from '#kernel/calendar.ts'
import { hasPermission } from '#features/members/staff/index.ts'
import { ageOn } from '#features/members/accounts/index.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { Handler } from '#kernel/handler.ts'
import { isRefusal, refuse } from '#kernel/refusal.ts'
import type { contract } from '../contract.ts'
import type { PhotoModerationDeps } from './deps.ts'
import {
  countPhotosByAccount,
  selectDecisionsByAccount,
  selectOwners,
  selectPhoto,
} from './store.ts'

/** Number of earlier decisions shown with a photo. */
const earlierShown = 8

/** Number of copies shown with a photo. */
const copiesShown = 4

/** Claims a photo for one reviewer and opens it. */
export function claimPhoto({
  database,
  photos,
  isSuspect,
  wasPaused,
  queue,
}: PhotoModerationDeps): Handler<(typeof contract)['photo_moderation.claim_photo'], Site> {
  return async ({ photo }, { site, viewer, now }) => {
    const row = await database.transaction(async (tx) => {
      // Read under the lock, so that a photo that is being decided isn't claimed.
      await queue.lock(tx, photo, now)
      const found = await selectPhoto(tx, site.pool, photo)
      if (found === null) return refuse('not_found')
      if (!found.open) return refuse('photo_moderation.decided')
      const claim = await queue.claim(tx, photo, viewer, now)
      return claim === null ? refuse('photo_moderation.claimed') : found
    })
    if (isRefusal(row)) return row
    const [counts, earlier, copied, suspected, paused] = await Promise.all([
      countPhotosByAccount(database, row.account_id),
      selectDecisionsByAccount(database, row.account_id, earlierShown),
      photos.copies(database, row.photo, copiesShown),
      isSuspect(row.account_id, now),
      wasPaused(row.account_id),
    ])
    const owners = new Map(
      (
        await selectOwners(
          database,
          copied.by.map(({ account_id: owner }) => owner),
        )
      ).map((one) => [one.account_id, one]),
    )
    const today = localDate(now, site.timeZone)
    return {
      id: row.photo,
      width: row.width,
      height: row.height,
      main: row.main,
      private: row.private,
      description: row.description,
      src: photos.forStaff.addresses(row.photo, viewer.id, now),
      name: row.name,
      age: ageOn(row.birth, today),
      member_since: row.member_since.toISOString(),
      copies: copied.by.flatMap(({ photo: id, account_id: owner, created_at: since }) => {
        const who = owners.get(owner)
        if (who === undefined) return []
        const { name, kind, birth } = who
        const src = photos.forStaff.addresses(id, viewer.id, now)
        return [{ id, name, age: ageOn(birth, today), kind, src, since: since.toISOString() }]
      }),
      copy_of_removed: copied.removed,
      suspected,
      pause: !hasPermission(viewer.role, 'reports.decide')
        ? 'not_allowed'
        : !row.owner_active
          ? 'not_active'
          : paused
            ? 'age_shown'
            : 'possible',
      photos: counts,
      earlier: earlier.map(({ finding, reason, decided_at }) => ({
        finding,
        reason,
        at: decided_at.toISOString(),
      })),
    }
  }
}

/** Releases the caller's claim on a photo. */
export function releasePhoto({
  database,
  queue,
}: PhotoModerationDeps): Handler<(typeof contract)['photo_moderation.release_photo'], Site> {
  return async ({ photo }, { viewer }) => {
    await queue.release(database, photo, viewer)
    return null
  }
}
