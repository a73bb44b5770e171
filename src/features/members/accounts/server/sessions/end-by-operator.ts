import type { Database } from '#platform/server/postgres/database.ts'
import { emailKey } from '../../rules/email.ts'
import { deleteAllSessions, deleteSessionsOfEmail } from './store-sessions.ts'

/** Ends sessions on the operator's command; each server picks this up within five seconds. */
export interface EndSessions {
  /** Logs out everyone with this address, on every site; returns how many sessions ended. */
  ofEmail(email: string): Promise<number>
  /** Logs out all members; returns how many sessions ended. */
  ofEveryone(): Promise<number>
}

export function endSessionsByOperator(database: Database): EndSessions {
  return {
    ofEmail: (email) => deleteSessionsOfEmail(database, emailKey(email)),
    ofEveryone: () => deleteAllSessions(database),
  }
}
