import type { Context } from '#kernel/context.ts'
import type { Handler } from '#kernel/handler.ts'
import { isRefusal, type Refusal, refuse } from '#kernel/refusal.ts'
import type { Transaction } from '#platform/server/postgres/database.ts'
import { hashToken } from '#platform/server/random.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract } from '../../contract/accounts.ts'
import { lookalikeKey } from '../lookalike-name.ts'
import { refuseWeakPassword } from '../refuse-weak-password.ts'
import { confirmAddress, lockClaimant } from '../sign-up/activate.ts'
import type { Deps } from '../deps.ts'
import { describeViewer } from '../describe-user.ts'
import { busy } from '../passwords.ts'
import { isOpen, selectAccount, updatePassword } from '../store.ts'
import { deletePendingEmailChanges } from './store-changes.ts'
import { countPasskeys, deleteChallenges } from '../passkeys/store-passkeys.ts'
import { deleteSessions } from '../sessions/store-sessions.ts'
import { deleteAttempts } from '#platform/server/attempts/store.ts'
import { selectToken, spendToken } from '../store-tokens.ts'
import { counterKey } from '../sessions/counter-key.ts'

/**
 * Sets a new password by an emailed link, ends every other session and logs in the member (ACC-12).
 * The link proves ownership of the address, so it unlocks a locked account and confirms an
 * unconfirmed one.
 */
export function resetPassword(
  deps: Deps,
): Handler<(typeof contract)['accounts.reset_password'], Site> {
  return async ({ token, password, password_again }, context) => {
    if (password !== password_again)
      return refuse('accounts.passwords_differ', { field: 'password_again' })
    const hash = hashToken(token)
    const tokenRow = await selectToken(deps.database, {
      hash,
      kind: 'reset',
      pool: context.site.pool,
    })
    const account = tokenRow === null ? null : await selectAccount(deps.database, tokenRow.account)
    if (tokenRow === null || account === null) return refuse('accounts.reset_failed')
    const weak = await refuseWeakPassword(password, account, context.site)
    if (weak !== null) return weak
    const passwordHash = await deps.passwords.run((hasher) => hasher.hash(password), 'known')
    if (passwordHash === busy) return refuse('accounts.busy')
    const answer = await deps.database.transaction((tx) =>
      resetAccount(deps, tx, { account: account.id, token: hash, passwordHash }, context),
    )
    if (isRefusal(answer)) return answer
    deps.sessions.forget(account.id, answer.ended)
    answer.logIn()
    // Passkeys stay, because they do not depend on the password. They are shown to the owner,
    // because a stranger's passkey would stay too.
    const passkeys = await countPasskeys(deps.database, account.id)
    return { user: await describeViewer(deps, account.id, context), passkeys }
  }
}

async function resetAccount(
  deps: Deps,
  tx: Transaction,
  input: { account: number; token: Buffer; passwordHash: string },
  context: Context<Site>,
): Promise<{ ended: number[]; logIn: () => void } | Refusal<'accounts.reset_failed'>> {
  const { now } = context
  const account = await lockClaimant(tx, input.account)
  if (account === null || !isOpen(account) || !(await spendToken(tx, input.token, now)))
    return refuse('accounts.reset_failed')
  if (account.status === 'not_confirmed' && !(await confirmAddress(deps, tx, account, now)))
    return refuse('accounts.reset_failed')
  await updatePassword(tx, account.id, input.passwordHash)
  // A pending email change requested with the old password is dropped.
  await deletePendingEmailChanges(tx, account.id)
  // So are pending passkey challenges obtained with the old password.
  await deleteChallenges(tx, account.id)
  const ended = await deleteSessions(tx, account.id)
  for (const typed of [account.email_key, lookalikeKey(account.name)]) {
    await deleteAttempts(tx, counterKey({ of: 'log_in', pool: account.pool, typed, device: null }))
  }
  return { ended, logIn: await deps.sessions.open(tx, account.id, context) }
}
