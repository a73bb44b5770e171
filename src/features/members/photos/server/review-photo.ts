import { refuse, type Refusal } from '#kernel/refusal.ts'
import type { Transaction } from '#platform/server/postgres/database.ts'
import type { Rejection } from '../rules/rejections.ts'
import type { PhotosDeps } from './deps.ts'
import { lockPhotos, selectPhoto, updateReview } from './store.ts'

/** What a person found when looking at a photo. */
export type Finding =
  | { readonly is: 'active' }
  | { readonly is: 'rejected'; readonly for: Rejection }
  /** Nothing after all: a finding taken back, so that somebody looks again. */
  | { readonly is: 'waiting' }

/** Notes what came of looking at a photo; a later look changes an earlier one. In the caller's transaction where it gives one. */
export type ReviewPhoto = (
  photo: string,
  finding: Finding,
  now: Date,
  within?: Transaction,
) => Promise<Refusal<'not_found'> | null>

/**
 * The door for those who look at photos (PRO-05). A rejected one is closed to everyone but its owner from this moment, whatever it
 * was before; the main photo stays the main one, so that its owner sees what to replace.
 */
export function reviewPhoto({ database, emit }: Pick<PhotosDeps, 'database' | 'emit'>): ReviewPhoto {
  return (photo, finding, now, within) => {
    const note = async (tx: Transaction) => {
      const found = await selectPhoto(tx, photo)
      if (found === null) return refuse('not_found')
      await lockPhotos(tx, found.account_id)
      const review = { status: finding.is, rejectedFor: finding.is === 'rejected' ? finding.for : null }
      if (!(await updateReview(tx, found.id, review, finding.is === 'waiting' ? null : now))) return refuse('not_found')
      await emit(tx, 'photos.changed', { account: found.account_id }, now)
      return null
    }
    return within === undefined ? database.transaction(note) : note(within)
  }
}
