import type { Transaction } from '#platform/server/postgres/database.ts'
import type { Deps } from '../deps.ts'
import { deleteSessions } from '../sessions/store-sessions.ts'
import { endRestriction, restrictAccount } from './store-deletion.ts'

/**
 * Restricts the use of an account's data because its owner asked for it (GDPR 18): it is hidden from
 * everyone, gets no emails and can't be logged in to, and everything is kept until it is lifted.
 */
export interface Restrictions {
  /** False if the account isn't active. */
  readonly begin: (tx: Transaction, account: number, now: Date) => Promise<boolean>
  /** False if the account isn't restricted. */
  readonly end: (tx: Transaction, account: number, now: Date) => Promise<boolean>
}

export function createRestrictions({
  emit,
  sessions,
}: Pick<Deps, 'emit' | 'sessions'>): Restrictions {
  return {
    async begin(tx, account, now) {
      if (!(await restrictAccount(tx, account, now))) return false
      const ended = await deleteSessions(tx, account)
      tx.afterCommit(() => sessions.forget(account, ended))
      await emit(tx, 'accounts.closed', { account }, now)
      return true
    },
    async end(tx, account, now) {
      if (!(await endRestriction(tx, account))) return false
      tx.afterCommit(() => sessions.forget(account))
      await emit(tx, 'accounts.reactivated', { account }, now)
      return true
    },
  }
}
