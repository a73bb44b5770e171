import type { Transaction } from '#platform/server/postgres/database.ts'
import type { Deps } from './deps.ts'
import { disableAccount } from './store-deletion.ts'
import { deleteSessions } from './store-sessions.ts'

/** Closes an account for good, in the transaction of whoever decided it; false where it was closed already. */
export type Ban = (tx: Transaction, account: number, why: { readonly scam: boolean }, now: Date) => Promise<boolean>

/** Its sessions end at once, nobody sees it any more, and whoever keeps something of it is told. */
export function ban({ emit, sessions }: Pick<Deps, 'emit' | 'sessions'>): Ban {
  return async (tx, account, { scam }, now) => {
    if (!(await disableAccount(tx, account))) return false
    const ended = await deleteSessions(tx, account)
    tx.afterCommit(() => sessions.forget(account, ended))
    await emit(tx, 'accounts.closed', { account }, now)
    await emit(tx, 'accounts.banned', { account, scam }, now)
    return true
  }
}
