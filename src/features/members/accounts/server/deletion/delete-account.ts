import { localDate } from '#kernel/calendar.ts'
import type { Context, Viewer } from '#kernel/context.ts'
import type { Handler } from '#kernel/handler.ts'
import { isRefusal, refuse } from '#kernel/refusal.ts'
import type { Transaction } from '#platform/server/postgres/database.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract } from '../../contract/accounts.ts'
import { clearSessionCookies } from '../sessions/session-cookies.ts'
import { reactivationMs } from '../../rules/periods.ts'
import type { Deps } from '../deps.ts'
import { busy } from '../passwords.ts'
import { verifyPassword } from '../sessions/verify-password.ts'
import { isPasswordUnchanged } from '../changes/password-unchanged.ts'
import { erasePersonalData } from '../personal-data/handle-personal-data.ts'
import { type AccountRow, lockAccount } from '../store.ts'
import { deletePendingEmailChanges } from '../changes/store-changes.ts'
import { closeAccount } from './store-deletion.ts'
import { deleteSessions } from '../sessions/store-sessions.ts'
import { spendTokens } from '../store-tokens.ts'

/**
 * Deletes the member's own account (ACC-14). It is hidden from everyone immediately and every
 * session ends; for 14 days an emailed link reactivates it, then it is erased. An unconfirmed
 * account has no address to write to, so it is erased immediately.
 */
export function deleteAccount(
  deps: Deps,
): Handler<(typeof contract)['accounts.delete_account'], Site> {
  return async ({ current_password }, context) => {
    const answer = await deps.passwords.run(async (hasher) => {
      const account = await verifyPassword(deps, hasher, current_password, context)
      if (isRefusal(account)) return account
      return deps.database.transaction((tx) => close(deps, tx, account, context))
    }, 'known')
    if (answer === busy) return refuse('accounts.busy')
    if (isRefusal(answer)) return answer
    deps.sessions.forget(context.viewer.account, answer.ended)
    clearSessionCookies(context)
    return { erased_on: answer.erasedOn }
  }
}

async function close(
  deps: Deps,
  tx: Transaction,
  proven: AccountRow,
  { viewer, site, now }: Context<Site, Viewer>,
) {
  const account = await lockAccount(tx, viewer.account)
  if (account !== null && !isPasswordUnchanged(account, proven))
    return refuse('accounts.wrong_password', { field: 'current_password' })
  const ended = await deleteSessions(tx, viewer.account)
  if (account?.status === 'not_confirmed') {
    await erasePersonalData(deps, tx, account.id, now)
    return { ended, erasedOn: null }
  }
  // The second of two simultaneous deletions finds the account already deleted.
  if (account?.status === 'active') {
    await closeAccount(tx, account.id, now)
    await deletePendingEmailChanges(tx, account.id)
    for (const kind of ['reset', 'export', 'download'] as const)
      await spendTokens(tx, account.id, kind, now)
    await deps.emit(tx, 'accounts.closed', { account: account.id }, now)
    await deps.emit(tx, 'accounts.reactivation_requested', { account: account.id }, now)
  }
  return { ended, erasedOn: localDate(new Date(now.getTime() + reactivationMs), site.timeZone) }
}
