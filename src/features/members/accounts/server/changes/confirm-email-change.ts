import type { Context } from '#kernel/context.ts'
import type { Handler } from '#kernel/handler.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Transaction } from '#platform/server/postgres/database.ts'
import { hashToken } from '#platform/server/random.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract } from '../../contract/accounts.ts'
import { emailKey } from '../../rules/email.ts'
import type { Deps } from '../deps.ts'
import { lockAccount, lockAddress, selectByEmail, updateEmail } from '../store.ts'
import { deleteOtherSessions } from '../sessions/store-sessions.ts'
import { hashDeviceCookie } from '../sessions/sessions.ts'
import { finishChange, selectChange } from './store-changes.ts'
import { selectToken, spendTokens } from '../store-tokens.ts'

/**
 * Applies a new email address when the link emailed there is used (ACC-13). A second use returns
 * the same result, because email clients open links before their readers do. It does not log anyone
 * in. All sessions end except the one that requested the change with the password and the one that
 * confirms it. The previous address is notified, with a link that undoes the change (BEY-12).
 */
export function confirmEmailChange(
  deps: Deps,
): Handler<(typeof contract)['accounts.confirm_email_change'], Site> {
  return async ({ token }, context) => {
    const applied = await deps.database.transaction((tx) =>
      applyEmailChange(deps, tx, hashToken(token), context),
    )
    if (applied === null) return refuse('accounts.email_change_failed')
    const { account, ended } = applied
    if (ended !== null) deps.sessions.forget(account, ended)
    return { mine: context.viewer?.account === account }
  }
}

/**
 * Returns the account that has the new address now, with the sessions that this ended (null if it
 * was applied before); null if the link is invalid, or another account confirmed the address first.
 */
async function applyEmailChange(
  deps: Deps,
  tx: Transaction,
  hash: Buffer,
  context: Context<Site>,
): Promise<{ account: number; ended: number[] | null } | null> {
  const { site, viewer, now } = context
  const query = { hash, kind: 'email', pool: site.pool } as const
  const tokenRow = await selectToken(tx, query)
  const before = tokenRow?.change == null ? null : await selectChange(tx, tokenRow.change)
  if (before?.new_email == null) return null
  await lockAddress(tx, query.pool, emailKey(before.new_email))
  const account = await lockAccount(tx, before.account)
  const [token, change] = [await selectToken(tx, query), await selectChange(tx, before.id)]
  if (account?.status !== 'active' || token === null || change?.new_email == null) return null
  if (change.done_at !== null && change.undone_at === null)
    return { account: account.id, ended: null }
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
  await spendTokens(tx, account.id, 'download', now)
  await deps.emit(tx, 'accounts.changed', { change: change.id }, now)
  const confirming = viewer?.account === account.id ? viewer : null
  const ended = await deleteOtherSessions(tx, account.id, {
    sessions: [change.requested_in, confirming?.session].filter((one) => one != null),
    device: confirming === null ? null : hashDeviceCookie(context),
  })
  return { account: account.id, ended }
}
