import type { Transaction } from '#platform/server/postgres/database.ts'
import type { Deps } from '../deps.ts'
import { deletePendingEmailChanges } from '../changes/store-changes.ts'
import { deleteSessions } from '../sessions/store-sessions.ts'
import { spendTokens } from '../store-tokens.ts'
import { closeByRequest } from './store-deletion.ts'

/**
 * Deletes an account as its owner could, in the caller's transaction, because they asked for it. An
 * account that our team has closed can't be reactivated, so that a ban or a suspension isn't avoided
 * by it, and is erased on its due date. False if it is deleted already, or gone.
 */
export type DeleteByRequest = (tx: Transaction, account: number, now: Date) => Promise<boolean>

export function deleteByRequest({
  emit,
  sessions,
}: Pick<Deps, 'emit' | 'sessions'>): DeleteByRequest {
  return async (tx, account, now) => {
    const was = await closeByRequest(tx, account, now)
    if (was === null) return false
    const ended = await deleteSessions(tx, account)
    tx.afterCommit(() => sessions.forget(account, ended))
    await deletePendingEmailChanges(tx, account)
    for (const kind of ['reset', 'export', 'download'] as const)
      await spendTokens(tx, account, kind, now)
    if (was === 'open') await emit(tx, 'accounts.closed', { account }, now)
    if (was !== 'closed') await emit(tx, 'accounts.reactivation_requested', { account }, now)
    return true
  }
}
