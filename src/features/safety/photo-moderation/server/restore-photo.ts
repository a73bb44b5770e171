import type { StaffViewer } from '#kernel/context.ts'
import type { Transaction } from '#platform/server/postgres/database.ts'
import type { PhotoModerationDeps } from './deps.ts'
import { insertDecision, selectDecision } from './store.ts'

/**
 * Accepts a rejected photo after all, because an appeal overturned the decision; in the appeal's
 * transaction. False if its owner has deleted it.
 */
export type RestorePhoto = (
  tx: Transaction,
  photo: string,
  by: Pick<StaffViewer, 'staff'>,
  now: Date,
) => Promise<boolean>

export function restorePhoto({ photos }: Pick<PhotoModerationDeps, 'photos'>): RestorePhoto {
  return async (tx, photo, { staff }, now) => {
    const last = await selectDecision(tx, photo)
    if (last === null) return false
    if ((await photos.review(photo, { is: 'active' }, now, tx)) !== null) return false
    const decision = { photo, account: last.account_id, staff, finding: 'active', reason: null }
    await insertDecision(tx, decision, now)
    return true
  }
}
