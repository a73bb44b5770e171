import type { Deps } from '../deps.ts'
import { abandonedMs, erasedMemberMs, logInHistoryMs } from '../../rules/periods.ts'
import { erasePersonalData } from '../personal-data/handle-personal-data.ts'
import { deleteOldErasedMembers } from './store-repeat.ts'
import { lockAbandonedAccounts } from '../store.ts'
import { deleteOldChanges } from '../changes/store-changes.ts'
import { deleteOldLogIns } from '../sessions/store-log-ins.ts'
import { deleteOldChallenges } from '../passkeys/store-passkeys.ts'
import { deleteUsedChallenges } from '../sign-up/store-challenges.ts'
import { deleteOldSessions } from '../sessions/store-sessions.ts'
import { deleteOldTokens } from '../store-tokens.ts'

/** Resolves to the number of accounts erased. */
export type Tidy = (now: Date) => Promise<number>

/**
 * Deletes expired data: expired sessions, old tokens, logins and changes, and accounts that did not
 * confirm their address and were inactive for 30 days; this includes anything a stranger created
 * with someone else's address.
 */
export function tidy(deps: Deps): Tidy {
  return async (now) => {
    await deleteOldSessions(deps.database, now)
    await deleteOldTokens(deps.database, now)
    await deleteOldChallenges(deps.database, now)
    await deleteUsedChallenges(deps.database, now)
    await deleteOldLogIns(deps.database, new Date(now.getTime() - logInHistoryMs))
    await deleteOldErasedMembers(deps.database, new Date(now.getTime() - erasedMemberMs))
    await deleteOldChanges(deps.database, new Date(now.getTime() - abandonedMs))
    let erased = 0
    for (;;) {
      const batch = await deps.database.transaction(async (tx) => {
        const forgotten = await lockAbandonedAccounts(tx, new Date(now.getTime() - abandonedMs))
        for (const { id } of forgotten) await erasePersonalData(deps, tx, id, now)
        return forgotten
      })
      for (const { id } of batch) deps.sessions.forget(id)
      erased += batch.length
      if (batch.length < 100) return erased
    }
  }
}
