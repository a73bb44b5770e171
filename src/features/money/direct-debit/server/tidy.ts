import { dayMs } from '#kernel/duration.ts'
import { mandateRetentionMs } from '../rules/mandate-retention.ts'
import type { DebitDeps } from './deps.ts'
import { deleteOldDrafts } from './store-drafts.ts'
import { eraseDebtors } from './store-mandates.ts'
import { deleteOldStrikes } from './store-strikes.ts'

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
