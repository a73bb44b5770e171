import type { Transaction } from '#platform/server/postgres/database.ts'
import { emailKey } from '../../rules/email.ts'
import type { Deps } from '../deps.ts'
import { deleteSessions } from '../sessions/store-sessions.ts'
import { lockAccount, lockAddress, selectByEmail, updateEmail } from '../store.ts'
import { spendTokens } from '../store-tokens.ts'
import { deletePendingEmailChanges } from './store-changes.ts'

/**
 * Replaces an account's address by one that its owner has proven, in the caller's transaction, because they lost
 * the old one. Every session ends and links to the old address stop working. Returns the old address;
 * null if another account owns the new one, or the account is gone.
 */
export type CorrectEmail = (
  tx: Transaction,
  correction: { readonly account: number; readonly pool: number; readonly email: string },
  now: Date,
) => Promise<string | null>

export function correctEmail({ emit, sessions }: Pick<Deps, 'emit' | 'sessions'>): CorrectEmail {
  return async (tx, { account: id, pool, email }, now) => {
    const key = emailKey(email)
    await lockAddress(tx, pool, key)
    const account = await lockAccount(tx, id)
    const { owner } = await selectByEmail(tx, { pool, emailKey: key, device: null })
    if (account === null || account.status === 'not_confirmed' || owner !== null) return null
    await updateEmail(tx, id, { email, emailKey: key }, now)
    await emit(tx, 'accounts.email_changed', { account: id }, now)
    await deletePendingEmailChanges(tx, id)
    for (const kind of ['reset', 'export', 'download'] as const)
      await spendTokens(tx, id, kind, now)
    const ended = await deleteSessions(tx, id)
    tx.afterCommit(() => sessions.forget(id, ended))
    return account.email
  }
}
