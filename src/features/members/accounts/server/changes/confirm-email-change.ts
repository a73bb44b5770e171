import type { Handler } from '#kernel/handler.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Transaction } from '#platform/server/postgres/database.ts'
import { hashToken } from '#platform/server/random.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract } from '../../contract/accounts.ts'
import { emailKey } from '../../rules/email.ts'
import type { Deps } from '../deps.ts'
import { lockAccount, lockAddress, selectByEmail, updateEmail } from '../store.ts'
import { finishChange, selectChange } from './store-changes.ts'
import { selectToken, spendTokens } from '../store-tokens.ts'

/**
 * Applies a new email address when the link emailed there is used (ACC-13). A second use returns
 * the same result, because email clients open links before their readers do. It does not log anyone
 * in. The previous address is notified, with a link that undoes the change (BEY-12).
 */
export function confirmEmailChange(
  deps: Deps,
): Handler<(typeof contract)['accounts.confirm_email_change'], Site> {
  return async ({ token }, { site, viewer, now }) => {
    const query = { hash: hashToken(token), kind: 'email', pool: site.pool } as const
    const account = await deps.database.transaction((tx) => applyEmailChange(deps, tx, query, now))
    if (account === null) return refuse('accounts.email_change_failed')
    return { mine: viewer?.account === account }
  }
}

/**
 * Returns the account that has the new address now; null if the link is invalid, or another account
 * confirmed the address first.
 */
async function applyEmailChange(
  deps: Deps,
  tx: Transaction,
  query: { hash: Buffer; kind: 'email'; pool: number },
  now: Date,
): Promise<number | null> {
  const tokenRow = await selectToken(tx, query)
  const before = tokenRow?.change == null ? null : await selectChange(tx, tokenRow.change)
  if (before?.new_email == null) return null
  await lockAddress(tx, query.pool, emailKey(before.new_email))
  const account = await lockAccount(tx, before.account)
  const [token, change] = [await selectToken(tx, query), await selectChange(tx, before.id)]
  if (account?.status !== 'active' || token === null || change?.new_email == null) return null
  if (change.done_at !== null && change.undone_at === null) return account.id
  if (token.used_at !== null || token.expires_at <= now) return null
  const address = { email: change.new_email, emailKey: emailKey(change.new_email) }
  const { owner } = await selectByEmail(tx, {
    pool: query.pool,
    emailKey: address.emailKey,
    device: null,
  })
  if (owner !== null) return null
  await updateEmail(tx, account.id, address, now)
  await deps.emit(tx, 'accounts.email_changed', { account: account.id }, now)
  await finishChange(tx, change.id, now)
  await spendTokens(tx, account.id, 'email', now)
  await spendTokens(tx, account.id, 'reset', now)
  await deps.emit(tx, 'accounts.changed', { change: change.id }, now)
  return account.id
}
