import type { Handler } from '#kernel/handler.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Transaction } from '#platform/server/postgres/database.ts'
import { hashToken } from '#platform/server/random.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract } from '../../contract/accounts.ts'
import type { Deps } from '../deps.ts'
import {
  type AccountRow,
  activateAccount,
  lockAccount,
  lockAddress,
  selectAccount,
  selectByEmail,
} from '../store.ts'
import { selectToken, spendTokens } from '../store-tokens.ts'

/**
 * Confirms an account by its emailed link (ACC-08). A second use returns the same result, because
 * email clients open links before their readers do. It does not log anyone in: otherwise a
 * stranger's link could put someone into the stranger's account.
 */
export function activate(deps: Deps): Handler<(typeof contract)['accounts.activate'], Site> {
  return async ({ token }, { site, viewer, now }) => {
    const query = { hash: hashToken(token), kind: 'activate', pool: site.pool } as const
    const tokenRow = await selectToken(deps.database, query)
    if (tokenRow === null) return refuse('accounts.activation_failed')
    const account = await deps.database.transaction(async (tx) => {
      const claimant = await lockClaimant(tx, tokenRow.account)
      if (claimant?.status !== 'not_confirmed')
        return claimant?.status === 'active' ? claimant : null
      const current = await selectToken(tx, query)
      if (current === null || current.used_at !== null || current.expires_at <= now) return null
      return (await confirmAddress(deps, tx, claimant, now)) ? claimant : null
    })
    if (account === null) return refuse('accounts.activation_failed')
    deps.sessions.forget(account.id)
    return { name: account.name, mine: viewer?.account === account.id }
  }
}

/** Locks an account and its address; null if the address was changed in the meantime. */
export async function lockClaimant(tx: Transaction, account: number): Promise<AccountRow | null> {
  const before = await selectAccount(tx, account)
  if (before === null) return null
  await lockAddress(tx, before.pool, before.email_key)
  const locked = await lockAccount(tx, account)
  return locked?.email_key === before.email_key ? locked : null
}

/** Makes a claimed address the account's own; false if another account confirmed it first. */
export async function confirmAddress(
  deps: Deps,
  tx: Transaction,
  claimant: AccountRow,
  now: Date,
): Promise<boolean> {
  const { owner } = await selectByEmail(tx, {
    pool: claimant.pool,
    emailKey: claimant.email_key,
    device: null,
  })
  if (owner !== null) return false
  await activateAccount(tx, claimant.id, now)
  await spendTokens(tx, claimant.id, 'activate', now)
  await deps.emit(tx, 'accounts.activated', { account: claimant.id }, now)
  return true
}
