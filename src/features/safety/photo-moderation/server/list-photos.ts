import { localDate } from '#kernel/calendar.ts'
import { ageOn } from '#features/members/accounts/index.ts'
import { createClaimView } from '#features/members/staff/index.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { Handler } from '#kernel/handler.ts'
import type { contract } from '../contract.ts'
import type { PhotoModerationDeps } from './deps.ts'
import { countWaiting, selectOldestAt, selectWaiting } from './store.ts'

const pageSize = 50

/** Counts the photos waiting for review, with the age of the oldest. */
export function countPhotos({
  database,
}: PhotoModerationDeps): Handler<(typeof contract)['photo_moderation.count_photos'], Site> {
  return async (_, { site }) => ({
    waiting: await countWaiting(database, site.pool),
    oldest_at: (await selectOldestAt(database, site.pool))?.toISOString() ?? null,
  })
}

/**
 * Lists the waiting photos, longest waiting first. Other reviewers' claims are included, so that
 * two of them never open the same photo.
 */
export function listPhotos({
  database,
  photos,
  queue,
}: PhotoModerationDeps): Handler<(typeof contract)['photo_moderation.list_photos'], Site> {
  return async (_, { site, viewer, now }) => {
    const today = localDate(now, site.timeZone)
    const [waiting, rows, claims] = await Promise.all([
      countWaiting(database, site.pool),
      selectWaiting(database, site.pool, pageSize),
      queue.list(now),
    ])
    const viewClaim = createClaimView(claims, viewer.staff)
    return {
      waiting,
      photos: rows.map((row) => ({
        id: row.photo,
        waiting_since: row.created_at.toISOString(),
        name: row.name,
        age: ageOn(row.birth, today),
        main: row.main,
        copied: row.copied,
        src: photos.forStaff.addresses(row.photo, viewer.id, now),
        claimed_by: viewClaim(row.photo).claimed_by,
      })),
    }
  }
}
