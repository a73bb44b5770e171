import { dayMs } from '#kernel/duration.ts'
import {
  blockRetentionMs,
  debtorRetentionMs,
  mandateRetentionMs,
} from '../rules/mandate-retention.ts'
import type { DebitDeps } from './deps.ts'
import { deleteOldBlocks } from './store-blocks.ts'
import { deleteOldDrafts } from './store-drafts.ts'
import { eraseDebtors } from './store-mandates.ts'
import { deleteOldStrikes } from './store-strikes.ts'

/**
 * Deletes data that is no longer needed: abandoned drafts, old returns and blocks, and debtor details
 * that no bank can request any more.
 */
export async function tidy({ database }: Pick<DebitDeps, 'database'>, now: Date): Promise<void> {
  const before = (ms: number) => new Date(now.getTime() - ms)
  await deleteOldDrafts(database, before(dayMs))
  await deleteOldStrikes(database, before(mandateRetentionMs))
  await deleteOldBlocks(database, before(blockRetentionMs))
  await eraseDebtors(database, {
    used: before(mandateRetentionMs),
    expired: before(debtorRetentionMs),
  })
}
