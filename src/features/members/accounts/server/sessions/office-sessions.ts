import type { Deps } from '../deps.ts'
import {
  deleteListedSession,
  deleteSessions,
  type ListedSession,
  selectSessions,
} from './store-sessions.ts'
import type { Transaction } from '#platform/server/postgres/database.ts'

/** A member's sessions, for the operator's staff. */
export interface OfficeSessions {
  /** The valid sessions of an account, latest first; at most a hundred. */
  readonly list: (account: number, now: Date) => Promise<ListedSession[]>
  /**
   * Ends one session by its public id, or all of them, in the caller's transaction. Returns how many
   * ended.
   */
  readonly end: (tx: Transaction, account: number, session: string | null) => Promise<number>
}

export function createOfficeSessions({
  database,
  sessions,
}: Pick<Deps, 'database' | 'sessions'>): OfficeSessions {
  return {
    list: (account, now) => selectSessions(database, account, now),
    async end(tx, account, session) {
      const one = session === null ? null : await deleteListedSession(tx, account, session)
      const ended = session === null ? await deleteSessions(tx, account) : [one ?? []].flat()
      tx.afterCommit(() => sessions.forget(account, ended))
      return ended.length
    },
  }
}
