import type { Context } from '#kernel/context.ts'
import type { Handler } from '#kernel/handler.ts'
import { isRefusal, type Refusal, refuse } from '#kernel/refusal.ts'
import type { Transaction } from '#platform/server/postgres/database.ts'
import { hashToken } from '#platform/server/random.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract } from '../../contract/accounts.ts'
import { emailKey } from '../../rules/email.ts'
import { lookalikeKey } from '../lookalike-name.ts'
import { refuseWeakPassword } from '../refuse-weak-password.ts'
import { reactivationMs } from '../../rules/periods.ts'
import { addressBefore } from '../../rules/address-before.ts'
import type { Deps } from '../deps.ts'
import { describeViewer } from '../describe-user.ts'
import { busy } from '../passwords.ts'
import {
  type AccountRow,
  lockAccount,
  lockAddress,
  selectAccount,
  selectByEmail,
  updateEmail,
  updatePassword,
} from '../store.ts'
import { deletePendingEmailChanges, selectChanges, undoChanges } from './store-changes.ts'
import { reopenAccount } from '../deletion/store-deletion.ts'
import { deletePasskeysSince } from '../passkeys/store-passkeys.ts'
import { deleteSessions } from '../sessions/store-sessions.ts'
import { deleteAttempts } from '#platform/server/attempts/store.ts'
import { selectToken, spendTokens } from '../store-tokens.ts'
import { counterKey } from '../sessions/counter-key.ts'

/**
 * Undoes a change of email address, password or passkeys by the link in its notification, for 48
 * hours (BEY-12). The person who made the change knows the password and may have done more: all
 * later changes are undone with it, passkeys added since are removed, every session ends, a
 * deletion is reversed, and a new password is set in the same step.
 */
export function undoChange(deps: Deps): Handler<(typeof contract)['accounts.undo_change'], Site> {
  return async ({ token, password, password_again }, context) => {
    if (password !== password_again)
      return refuse('accounts.passwords_differ', { field: 'password_again' })
    const query = { hash: hashToken(token), kind: 'undo', pool: context.site.pool } as const
    const tokenRow = await selectToken(deps.database, query)
    const account = tokenRow === null ? null : await selectAccount(deps.database, tokenRow.account)
    if (account === null) return refuse('accounts.undo_failed')
    const weak = await refuseWeakPassword(password, account, context.site)
    if (weak !== null) return weak
    const passwordHash = await deps.passwords.run((hasher) => hasher.hash(password), 'known')
    if (passwordHash === busy) return refuse('accounts.busy')
    const answer = await deps.database.transaction((tx) =>
      restore(deps, tx, { account: account.id, tokenQuery: query, passwordHash }, context),
    )
    if (isRefusal(answer)) return answer
    deps.sessions.forget(account.id, answer.ended)
    answer.logIn()
    return { user: await describeViewer(deps, account.id, context) }
  }
}

async function restore(
  deps: Deps,
  tx: Transaction,
  input: {
    account: number
    tokenQuery: { hash: Buffer; kind: 'undo'; pool: number }
    passwordHash: string
  },
  context: Context<Site>,
): Promise<{ ended: number[]; logIn: () => void } | Refusal<'accounts.undo_failed'>> {
  const { now } = context
  const from = (await selectToken(tx, input.tokenQuery))?.change ?? null
  if (from === null) return refuse('accounts.undo_failed')
  const email = addressBefore(await selectChanges(tx, input.account), from)
  // Locks the address before the account, in the same order as everywhere, to prevent a deadlock.
  if (email !== null) await lockAddress(tx, input.tokenQuery.pool, emailKey(email))
  const account = await lockAccount(tx, input.account)
  const token = await selectToken(tx, input.tokenQuery)
  if (
    account === null ||
    token?.change == null ||
    token.used_at !== null ||
    token.expires_at <= now
  )
    return refuse('accounts.undo_failed')
  if (addressBefore(await selectChanges(tx, account.id), from) !== email)
    return refuse('accounts.undo_failed')
  if (email !== null && !(await restoreEmail(tx, account, email, now)))
    return refuse('accounts.undo_failed')
  if (email !== null) await deps.emit(tx, 'accounts.email_changed', { account: account.id }, now)
  if (
    account.status !== 'active' &&
    !(await reopenAccount(tx, account.id, new Date(now.getTime() - reactivationMs)))
  )
    return refuse('accounts.undo_failed')
  if (account.status === 'deleted')
    await deps.emit(tx, 'accounts.reactivated', { account: account.id }, now)
  await updatePassword(tx, account.id, input.passwordHash)
  await deletePasskeysSince(tx, account.id, from)
  await undoChanges(tx, account.id, from, now)
  await deletePendingEmailChanges(tx, account.id)
  for (const kind of ['reset', 'reactivate', 'export', 'download'] as const)
    await spendTokens(tx, account.id, kind, now)
  const ended = await deleteSessions(tx, account.id)
  for (const typed of [emailKey(email ?? account.email), lookalikeKey(account.name)])
    await deleteAttempts(tx, counterKey({ of: 'log_in', pool: account.pool, typed, device: null }))
  return { ended, logIn: await deps.sessions.open(tx, account.id, context) }
}

/**
 * Restores an account's previous address, which must be locked; false if its owner has confirmed it
 * for another account in the meantime.
 */
async function restoreEmail(
  tx: Transaction,
  account: AccountRow,
  email: string,
  now: Date,
): Promise<boolean> {
  const key = emailKey(email)
  const { owner } = await selectByEmail(tx, { pool: account.pool, emailKey: key, device: null })
  if (owner !== null && owner.id !== account.id) return false
  await updateEmail(tx, account.id, { email, emailKey: key }, now)
  return true
}
