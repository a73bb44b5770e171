import { refuse, type Refusal } from '#kernel/refusal.ts'
import type { Transaction } from '#platform/server/postgres/database.ts'
import type { Rejection } from '../../rules/rejections.ts'
import type { PhotosDeps } from '../deps.ts'
import { lockPhotos, selectPhoto, updateReview } from '../store.ts'

/** The result of reviewing a photo. */
export type Finding =
  | { readonly is: 'active' }
  | { readonly is: 'rejected'; readonly for: Rejection }
  /** A finding was undone, so that the photo is reviewed again. */
  | { readonly is: 'waiting' }

/**
 * Records the result of reviewing a photo; a later review replaces an earlier one. Runs in the
 * caller's transaction if there is one.
 */
export type ReviewPhoto = (
  photo: string,
  finding: Finding,
  now: Date,
  within?: Transaction,
) => Promise<Refusal<'not_found'> | null>

/**
 * For photo review (PRO-05). A rejected photo is immediately hidden from everyone but its owner,
 * whatever its previous state; the main photo stays the main photo, so that its owner sees which
 * one to replace.
 */
export function createReviewPhoto({
  database,
  emit,
}: Pick<PhotosDeps, 'database' | 'emit'>): ReviewPhoto {
  return (photo, finding, now, within) => {
    const note = async (tx: Transaction) => {
      const row = await selectPhoto(tx, photo)
      if (row === null) return refuse('not_found')
      await lockPhotos(tx, row.account_id)
      const review = {
        status: finding.is,
        rejectedFor: finding.is === 'rejected' ? finding.for : null,
      }
      if (!(await updateReview(tx, row.id, review, finding.is === 'waiting' ? null : now)))
        return refuse('not_found')
      await emit(tx, 'photos.changed', { account: row.account_id }, now)
      return null
    }
    return within === undefined ? database.transaction(note) : note(within)
  }
}
