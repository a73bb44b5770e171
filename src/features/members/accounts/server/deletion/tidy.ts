import type { Deps } from '../deps.ts'
import { logInHistoryMs } from '../../rules/periods.ts'
import { deleteAccount, lockAbandonedAccounts } from '../store.ts'
import { deleteOldChanges } from '../changes/store-changes.ts'
import { deleteOldLogIns } from '../sessions/store-log-ins.ts'
import { deleteOldChallenges } from '../passkeys/store-passkeys.ts'
import { deleteOldSessions } from '../sessions/store-sessions.ts'
import { deleteOldTallies } from '../sessions/store-tallies.ts'
import { deleteOldTokens } from '../store-tokens.ts'

const forgottenMs = 30 * 86_400_000

/** Resolves to the number of accounts erased. */
export type Tidy = (now: Date) => Promise<number>

/**
 * Deletes expired data: expired sessions, old tokens, tallies, logins and changes, and accounts
 * that did not confirm their address and were inactive for 30 days; this includes everything a
 * stranger created with someone else's address.
 */
export function tidy(deps: Deps): Tidy {
  return async (now) => {
    await deleteOldSessions(deps.database, now)
    await deleteOldTokens(deps.database, now)
    await deleteOldTallies(deps.database, now)
    await deleteOldChallenges(deps.database, now)
    await deleteOldLogIns(deps.database, new Date(now.getTime() - logInHistoryMs))
    await deleteOldChanges(deps.database, new Date(now.getTime() - forgottenMs))
    let erased = 0
    for (;;) {
      const batch = await deps.database.transaction(async (tx) => {
        const forgotten = await lockAbandonedAccounts(tx, new Date(now.getTime() - forgottenMs))
        for (const { id } of forgotten) {
          await deps.emit(tx, 'accounts.erased', { account: id }, now)
          await deleteAccount(tx, id)
        }
        return forgotten
      })
      for (const { id } of batch) deps.sessions.forget(id)
      erased += batch.length
      if (batch.length < 100) return erased
    }
  }
}
