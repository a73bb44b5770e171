import { refuse, type Refusal } from '#kernel/refusal.ts'
import type { Rejection } from '../rules/rejections.ts'
import type { PhotosDeps } from './deps.ts'
import { lockPhotos, selectPhoto, updateReview } from './store.ts'

/** What a person found when looking at a photo. */
export type Finding = { readonly is: 'active' } | { readonly is: 'rejected'; readonly for: Rejection }

/** Notes what came of looking at a photo; a later look changes an earlier one. */
export type ReviewPhoto = (photo: string, finding: Finding, now: Date) => Promise<Refusal<'not_found'> | null>

/**
 * The door for those who look at photos (PRO-05). A rejected one is closed to everyone but its owner from this moment, whatever it
 * was before; the main photo stays the main one, so that its owner sees what to replace.
 */
export function reviewPhoto({ database, emit }: Pick<PhotosDeps, 'database' | 'emit'>): ReviewPhoto {
  return (photo, finding, now) =>
    database.transaction(async (tx) => {
      const found = await selectPhoto(tx, photo)
      if (found === null) return refuse('not_found')
      await lockPhotos(tx, found.account_id)
      const review = { status: finding.is, rejectedFor: finding.is === 'rejected' ? finding.for : null }
      if (!(await updateReview(tx, found.id, review, now))) return refuse('not_found')
      await emit(tx, 'photos.changed', { account: found.account_id }, now)
      return null
    })
}
