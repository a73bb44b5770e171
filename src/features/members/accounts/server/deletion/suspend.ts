import type { Transaction } from '#platform/server/postgres/database.ts'
import type { Deps } from '../deps.ts'
import { deleteSessions } from '../sessions/store-sessions.ts'
import { endDueSuspensions, endSuspension, suspendAccount } from './store-deletion.ts'

/**
 * Suspends members for breaking a rule: until an instant, the account is hidden and its owner can't log
 * in. Credits, orders and conversations stay as they are. It opens again automatically.
 */
export interface Suspensions {
  /** Begins a suspension or changes its end; false if the account is neither active nor suspended. */
  readonly begin: (tx: Transaction, account: number, until: Date, now: Date) => Promise<boolean>
  /** Ends one early; false if the account isn't suspended. */
  readonly end: (tx: Transaction, account: number, now: Date) => Promise<boolean>
  /** Ends those that are over; a scheduled job. */
  readonly endDue: (now: Date) => Promise<void>
}

export function createSuspensions({
  database,
  emit,
  sessions,
}: Pick<Deps, 'database' | 'emit' | 'sessions'>): Suspensions {
  return {
    async begin(tx, account, until, now) {
      if (!(await suspendAccount(tx, account, until))) return false
      const ended = await deleteSessions(tx, account)
      tx.afterCommit(() => sessions.forget(account, ended))
      await emit(tx, 'accounts.closed', { account }, now)
      return true
    },
    async end(tx, account, now) {
      if (!(await endSuspension(tx, account))) return false
      tx.afterCommit(() => sessions.forget(account))
      await emit(tx, 'accounts.reactivated', { account }, now)
      return true
    },
    async endDue(now) {
      for (;;) {
        const ended = await database.transaction(async (tx) => {
          const accounts = await endDueSuspensions(tx, now)
          for (const account of accounts) await emit(tx, 'accounts.reactivated', { account }, now)
          tx.afterCommit(() => {
            for (const account of accounts) sessions.forget(account)
          })
          return accounts.length
        })
        if (ended < 100) return
      }
    },
  }
}
