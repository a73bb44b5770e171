import type { Context, Viewer } from '#kernel/context.ts'
import { type Refusal, refuse } from '#kernel/refusal.ts'
import type { Site } from '#features/site/sites/index.ts'
import { minutesLeft } from '../../rules/lockout.ts'
import { countAttempts, settleAttempts } from './count-attempts.ts'
import type { Deps } from '../deps.ts'
import type { Hasher } from '../passwords.ts'
import { type AccountRow, selectAccount } from '../store.ts'
import { tallyKey } from './tally-key.ts'

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
  const key = tallyKey({ of: 'own_password', account: account.id })
  const verdict = (await deps.database.transaction((tx) => countAttempts(tx, [key], now))).get(key.toString('hex'))
  if (verdict?.allowed !== true) {
    const minutes = minutesLeft(verdict?.tally.blockedUntil ?? null, now)
    return refuse('accounts.password_locked', { with: { minutes } })
  }
  if (!(await hasher.verify(account.password_hash, typed)))
    return refuse('accounts.wrong_password', { field: 'current_password' })
  await deps.database.transaction((tx) => settleAttempts(tx, [key], key, now))
  return account
}
