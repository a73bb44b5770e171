import type { NowSubscriber } from '#platform/server/events/emit.ts'
import type { DebitDeps } from './deps.ts'
import { deleteDraft, deleteOldDrafts } from './store-drafts.ts'
import { endAll, forgetDebtors } from './store-mandates.ts'
import { deleteOldStrikes } from './store-standing.ts'

const dayMs = 86_400_000
/** A bank may ask for a mandate for thirteen months after it was collected under, and takes a while to do so. */
const askedForMs = 430 * dayMs
const voidAfterMs = 1096 * dayMs

/** Forgets what nobody needs any more: forms nobody went on with, returns long past, who signed what no bank can ask for. */
export async function tidy({ database }: Pick<DebitDeps, 'database'>, now: Date): Promise<void> {
  const before = (ms: number) => new Date(now.getTime() - ms)
  await deleteOldDrafts(database, before(dayMs))
  await deleteOldStrikes(database, before(askedForMs))
  await forgetDebtors(database, { used: before(askedForMs), expired: before(voidAfterMs) })
}

/** Hears that an account is erased: its mandates end. What was collected under stays sealed for as long as a bank may ask for it. */
export function forgetMember(): NowSubscriber<{ account: number }> {
  return async function mandatesOfErased(tx, { account }, now) {
    await deleteDraft(tx, account)
    await endAll(tx, account, now)
  }
}
