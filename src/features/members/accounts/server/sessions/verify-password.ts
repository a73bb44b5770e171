import type { Context, Viewer } from '#kernel/context.ts'
import { type Refusal, refuse } from '#kernel/refusal.ts'
import type { Site } from '#features/site/sites/index.ts'
import { minutesLeft } from '#platform/server/attempts/lockout.ts'
import { countOneAttempt, settleAttempts } from '#platform/server/attempts/count-attempts.ts'
import type { Deps } from '../deps.ts'
import type { Hasher } from '../passwords.ts'
import { type AccountRow, selectAccount } from '../store.ts'
import { counterKey } from './counter-key.ts'

/** The errors of any endpoint that requires the member's current password. */
export type PasswordRefusal = Refusal<'accounts.wrong_password' | 'accounts.password_locked'>

/**
 * Returns the viewer's account if the password is correct. Someone who found an open session must
 * not be able to guess it here either: attempts are counted by account, ten within 15 minutes.
 */
export async function verifyPassword(
  deps: Deps,
  hasher: Hasher,
  typed: string,
  { viewer, now }: Context<Site, Viewer>,
): Promise<AccountRow | PasswordRefusal> {
  const account = await selectAccount(deps.database, viewer.account)
  if (account === null) throw new Error(`account ${viewer.account} not found`)
  const key = counterKey({ of: 'own_password', account: account.id })
  const { allowed, count } = await deps.database.transaction((tx) => countOneAttempt(tx, key, now))
  if (!allowed) {
    const minutes = minutesLeft(count.blockedUntil, now)
    return refuse('accounts.password_locked', { with: { minutes } })
  }
  if (!(await hasher.verify(account.password_hash, typed)))
    return refuse('accounts.wrong_password', { field: 'current_password' })
  await deps.database.transaction((tx) => settleAttempts(tx, [key], key, now))
  return account
}
