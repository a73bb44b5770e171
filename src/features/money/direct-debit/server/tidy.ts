import type { TransactionalSubscriber } from '#platform/server/events/emit.ts'
import type { DebitDeps } from './deps.ts'
import { deleteDraft, deleteOldDrafts } from './store-drafts.ts'
import { revokeAllMandates, eraseDebtors } from './store-mandates.ts'
import { deleteOldStrikes } from './store-strikes.ts'

const dayMs = 86_400_000
/**
 * A bank can request a mandate for thirteen months after the last collection; some time is added
 * for the request to arrive.
 */
const mandateRetentionMs = 430 * dayMs
const voidAfterMs = 1096 * dayMs

/**
 * Deletes data that is no longer needed: abandoned drafts, old returns, and debtor details that no
 * bank can request any more.
 */
export async function tidy({ database }: Pick<DebitDeps, 'database'>, now: Date): Promise<void> {
  const before = (ms: number) => new Date(now.getTime() - ms)
  await deleteOldDrafts(database, before(dayMs))
  await deleteOldStrikes(database, before(mandateRetentionMs))
  await eraseDebtors(database, { used: before(mandateRetentionMs), expired: before(voidAfterMs) })
}

/**
 * Handles an erased account: its mandates are revoked. Those used for collections stay sealed as
 * long as a bank may request them.
 */
export function createErasureHandler(): TransactionalSubscriber<{ account: number }> {
  return async function mandatesOfErased(tx, { account }, now) {
    await deleteDraft(tx, account)
    await revokeAllMandates(tx, account, now)
  }
}
