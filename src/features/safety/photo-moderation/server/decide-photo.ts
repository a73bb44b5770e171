import type { Site } from '#features/site/sites/index.ts'
import type { Handler } from '#kernel/handler.ts'
import { refuse } from '#kernel/refusal.ts'
import type { StaffViewer } from '#kernel/context.ts'
import type { Transaction } from '#platform/server/postgres/database.ts'
import type { contract } from '../contract.ts'
import { mayUndo } from '../rules/photo-queue.ts'
import type { PhotoModerationDeps } from './deps.ts'
import { insertDecision, selectDecision, selectPhoto, updateUndone } from './store.ts'

/**
 * Accepts or rejects a photo (PRO-05). Claim, finding, decision and audit entry are written in one
 * transaction, so that two reviewers never decide on the same photo, and no decision goes
 * unrecorded.
 */
export function decidePhoto(
  deps: PhotoModerationDeps,
): Handler<(typeof contract)['photo_moderation.decide_photo'], Site> {
  return async ({ photo, finding, reason }, { site, viewer, now }) => {
    if (finding === 'rejected' && reason === undefined)
      return refuse('photo_moderation.reason_missing', { field: 'reason' })
    const why = finding === 'rejected' ? (reason ?? null) : null
    return deps.database.transaction(async (tx) => {
      const held = await deps.queue.lock(tx, photo, now)
      // Read under the lock, because a faster reviewer may have decided and released it by now.
      const row = await selectPhoto(tx, site.pool, photo)
      if (row === null) return refuse('not_found')
      if (held !== null && held.staff !== viewer.staff) return refuse('photo_moderation.claimed')
      await deps.queue.release(tx, photo, viewer)
      if (!row.open) {
        const last = await selectDecision(tx, photo)
        const again =
          last?.staff_id === viewer.staff && last.finding === finding && last.reason === why
        return again ? null : refuse('photo_moderation.decided')
      }
      const reviewResult =
        why === null ? ({ is: 'active' } as const) : ({ is: 'rejected', for: why } as const)
      if ((await deps.photos.review(photo, reviewResult, now, tx)) !== null)
        return refuse('not_found')
      await insertDecision(
        tx,
        { photo, account: row.account_id, staff: viewer.staff, finding, reason: why },
        now,
      )
      if (why !== null) {
        const rejected = {
          photo,
          account: row.account_id,
          reason: why,
          foundAutomatically: row.copied,
        }
        await deps.statements.record(tx, { ...rejected, site, staff: viewer.staff }, now)
      }
      const act =
        finding === 'active' ? 'photo_moderation.photo_accepted' : 'photo_moderation.photo_rejected'
      await deps.note(
        tx,
        viewer,
        { act, about: photo, ...(why !== null && { facts: { reason: why } }) },
        now,
      )
      return null
    })
  }
}

/** Rejects a photo as showing someone under age, with its decision and audit entry; false if it is gone. */
export async function rejectPhoto(
  deps: Pick<PhotoModerationDeps, 'photos' | 'note' | 'statements'>,
  tx: Transaction,
  {
    photo,
    account,
    copied,
  }: { readonly photo: string; readonly account: number; readonly copied: boolean },
  { site, viewer }: { readonly site: Site; readonly viewer: Pick<StaffViewer, 'staff'> },
  now: Date,
): Promise<boolean> {
  const reason = 'underage'
  if ((await deps.photos.review(photo, { is: 'rejected', for: reason }, now, tx)) !== null)
    return false
  const decision = { photo, account, staff: viewer.staff, finding: 'rejected', reason }
  await insertDecision(tx, decision, now)
  const rejected = { photo, account, reason, foundAutomatically: copied } as const
  await deps.statements.record(tx, { ...rejected, site, staff: viewer.staff }, now)
  const act = 'photo_moderation.photo_rejected'
  await deps.note(tx, viewer, { act, about: photo, facts: { reason } }, now)
  return true
}

/** Undoes the caller's own recent decision. */
export function undoPhoto(
  deps: PhotoModerationDeps,
): Handler<(typeof contract)['photo_moderation.undo_photo'], Site> {
  return async ({ photo }, { site, viewer, now }) =>
    deps.database.transaction(async (tx) => {
      if ((await selectPhoto(tx, site.pool, photo)) === null) return refuse('not_found')
      const last = await selectDecision(tx, photo)
      const mine =
        last !== null &&
        mayUndo({ by: last.staff_id, decidedAt: last.decided_at }, viewer.staff, now)
      if (!mine || !(await updateUndone(tx, last.id, now)))
        return refuse('photo_moderation.too_late')
      await deps.statements.retract(tx, photo, now)
      await deps.photos.review(photo, { is: 'waiting' }, now, tx)
      await deps.queue.claim(tx, photo, viewer, now)
      await deps.note(tx, viewer, { act: 'photo_moderation.photo_reopened', about: photo }, now)
      return null
    })
}
