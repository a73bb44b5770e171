import type { Context, Viewer } from '#kernel/context.ts'
import type { Handler } from '#kernel/handler.ts'
import { isRefusal, refuse } from '#kernel/refusal.ts'
import type { Transaction } from '#platform/server/postgres/database.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract } from '../../contract/accounts.ts'
import { refuseWeakPassword } from '../refuse-weak-password.ts'
import type { Deps } from '../deps.ts'
import { busy } from '../passwords.ts'
import { verifyPassword } from '../sessions/verify-password.ts'
import { hashDeviceCookie } from '../sessions/sessions.ts'
import { isPasswordUnchanged } from './password-unchanged.ts'
import { type AccountRow, lockAccount, updatePassword } from '../store.ts'
import { deletePendingEmailChanges, insertChange } from './store-changes.ts'
import { deleteChallenges } from '../passkeys/store-passkeys.ts'
import { deleteOtherSessions } from '../sessions/store-sessions.ts'
import { spendTokens } from '../store-tokens.ts'

/**
 * Changes the password; requires the current one (ACC-13). Every other session ends, unused links
 * stop working, and the member is notified by email, with a link that undoes it for 48 hours
 * (BEY-12).
 */
export function changePassword(
  deps: Deps,
): Handler<(typeof contract)['accounts.change_password'], Site> {
  return async ({ current_password, password, password_again }, context) => {
    if (password !== password_again)
      return refuse('accounts.passwords_differ', { field: 'password_again' })
    const answer = await deps.passwords.run(async (hasher) => {
      const account = await verifyPassword(deps, hasher, current_password, context)
      if (isRefusal(account)) return account
      const weak = await refuseWeakPassword(password, account, context.site)
      if (weak !== null) return weak
      const passwordHash = await hasher.hash(password)
      return deps.database.transaction((tx) =>
        writePassword(deps, tx, { account, passwordHash }, context),
      )
    }, 'known')
    if (answer === busy) return refuse('accounts.busy')
    if (isRefusal(answer)) return answer
    deps.sessions.forget(context.viewer.account, answer)
    return null
  }
}

async function writePassword(
  deps: Deps,
  tx: Transaction,
  input: { account: AccountRow; passwordHash: string },
  context: Context<Site, Viewer>,
) {
  const { viewer, now } = context
  const account = await lockAccount(tx, viewer.account)
  if (!isPasswordUnchanged(account, input.account))
    return refuse('accounts.wrong_password', { field: 'current_password' })
  await updatePassword(tx, account.id, input.passwordHash)
  await deletePendingEmailChanges(tx, account.id)
  await deleteChallenges(tx, account.id)
  await spendTokens(tx, account.id, 'reset', now)
  const change = await insertChange(tx, account.id, 'password', now)
  // An unconfirmed address does not get an email, because its reader may not be the person who
  // changed the password.
  if (account.status === 'active') await deps.emit(tx, 'accounts.changed', { change }, now)
  return deleteOtherSessions(tx, account.id, {
    sessions: [viewer.session],
    device: hashDeviceCookie(context),
  })
}
