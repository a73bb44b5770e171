import type { Transaction } from '#platform/server/postgres/database.ts'
import type { Deps } from './deps.ts'
import { disableAccount } from './store-deletion.ts'
import { deleteSessions } from './store-sessions.ts'
import { spendTokens } from './store-tokens.ts'

/** Closes an account for good, in the transaction of whoever decided it; false where it was closed already. */
export type Ban = (tx: Transaction, account: number, why: { readonly scam: boolean }, now: Date) => Promise<boolean>

/**
 * Its sessions end at once, nobody sees it any more, and whoever keeps something of it is told. Deleting it in time is no way around:
 * it stays deleted then, comes back no more, and is erased on its day.
 */
export function ban({ emit, sessions }: Pick<Deps, 'emit' | 'sessions'>): Ban {
  return async (tx, account, { scam }, now) => {
    const was = await disableAccount(tx, account)
    if (was === null) return false
    if (was === 'open') {
      const ended = await deleteSessions(tx, account)
      tx.afterCommit(() => sessions.forget(account, ended))
      await emit(tx, 'accounts.closed', { account }, now)
    }
    // The mailed way back of one that was deleted ends here.
    await spendTokens(tx, account, 'reactivate', now)
    await emit(tx, 'accounts.banned', { account, scam }, now)
    return true
  }
}
