import type { NowSubscriber } from '#platform/server/events/emit.ts'
import type { DebitDeps } from './deps.ts'
import { deleteDraft, deleteOldDrafts } from './store-drafts.ts'
import { endAll, forgetDebtors } from './store-mandates.ts'
import { deleteOldStrikes } from './store-standing.ts'

const dayMs = 86_400_000
/**
 * A bank can request a mandate for thirteen months after the last collection; some time is added
 * for the request to arrive.
 */
const askedForMs = 430 * dayMs
const voidAfterMs = 1096 * dayMs

/**
 * Deletes data that is no longer needed: abandoned drafts, old returns, and debtor details that no
 * bank can request any more.
 */
export async function tidy({ database }: Pick<DebitDeps, 'database'>, now: Date): Promise<void> {
  const before = (ms: number) => new Date(now.getTime() - ms)
  await deleteOldDrafts(database, before(dayMs))
  await deleteOldStrikes(database, before(askedForMs))
  await forgetDebtors(database, { used: before(askedForMs), expired: before(voidAfterMs) })
}

/**
 * Handles an erased account: its mandates are revoked. Those used for collections stay sealed as
 * long as a bank may request them.
 */
export function forgetMember(): NowSubscriber<{ account: number }> {
  return async function mandatesOfErased(tx, { account }, now) {
    await deleteDraft(tx, account)
    await endAll(tx, account, now)
  }
}
