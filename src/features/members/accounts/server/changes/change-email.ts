import type { Context, Viewer } from '#kernel/context.ts'
import type { Handler } from '#kernel/handler.ts'
import { isRefusal, refuse } from '#kernel/refusal.ts'
import type { Transaction } from '#platform/server/postgres/database.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract } from '../../contract/accounts.ts'
import { emailKey, isEmail } from '../../rules/email.ts'
import { emailChangeLimits } from '../../rules/email-limits.ts'
import { nameKey } from '../../rules/name.ts'
import { countEmailToAddress, countEmail } from '../sign-up/count-email.ts'
import type { Deps } from '../deps.ts'
import { busy } from '../passwords.ts'
import { verifyPassword } from '../sessions/verify-password.ts'
import { isPasswordUnchanged } from './password-unchanged.ts'
import { type AccountRow, lockAccount, selectByEmail } from '../store.ts'
import { deletePendingEmailChanges, insertEmailChange } from './store-changes.ts'

/**
 * Requests a change of email address (ACC-13). Nothing changes until the link emailed there is
 * used. Unless the site uses plain messages, it is not checked here whether the address belongs to
 * another account; only its owner is notified (SEC-07).
 */
export function changeEmail(deps: Deps): Handler<(typeof contract)['accounts.change_email'], Site> {
  return async ({ email, current_password }, context) => {
    const key = emailKey(email)
    if (!isEmail(key)) return refuse('accounts.invalid_new_email', { field: 'email' })
    const answer = await deps.passwords.run(async (hasher) => {
      const account = await verifyPassword(deps, hasher, current_password, context)
      if (isRefusal(account)) return account
      return deps.database.transaction((tx) =>
        requestEmailChange(deps, tx, { proven: account, email: email.trim() }, context),
      )
    }, 'known')
    return answer === busy ? refuse('accounts.busy') : answer
  }
}

/** Discards an address that is waiting to be confirmed; its link stops working. */
export function cancelEmailChange({
  database,
}: Deps): Handler<(typeof contract)['accounts.keep_email'], Site> {
  return async (_, { viewer }) => {
    await database.transaction((tx) => deletePendingEmailChanges(tx, viewer.account))
    return null
  }
}

async function requestEmailChange(
  deps: Deps,
  tx: Transaction,
  { proven, email }: { proven: AccountRow; email: string },
  context: Context<Site, Viewer>,
) {
  const { site, viewer, now } = context
  const key = emailKey(email)
  const account = await lockAccount(tx, viewer.account)
  if (!isPasswordUnchanged(account, proven))
    return refuse('accounts.wrong_password', { field: 'current_password' })
  if (account.status !== 'active') return refuse('accounts.unconfirmed')
  if (account.email_key === key) return refuse('accounts.same_email', { field: 'email' })
  if (nameKey(account.name) === key)
    return refuse('accounts.signup_name_equal_to_email', { field: 'email' })
  if (site.settings.account_messages === 'plain') {
    const { owner, claim } = await selectByEmail(tx, {
      pool: site.pool,
      emailKey: key,
      device: null,
    })
    if (owner !== null || claim !== null) return refuse('accounts.email_taken', { field: 'email' })
  }
  const decision = await countEmail(
    tx,
    { of: 'mail_change', account: account.id },
    emailChangeLimits,
    context,
  )
  if (!decision.send) {
    if (decision.why === 'today') return refuse('accounts.too_many_emails')
    return refuse('accounts.email_change_too_soon', {
      with: { minutes: Math.ceil(decision.waitSeconds / 60) },
    })
  }
  await deletePendingEmailChanges(tx, account.id)
  const change = await insertEmailChange(
    tx,
    { account: account.id, session: viewer.session, oldEmail: account.email, newEmail: email },
    now,
  )
  const accepted = await countEmailToAddress(
    tx,
    { of: 'mail_change_to', pool: site.pool, email: key },
    context,
  )
  if (accepted) await deps.emit(tx, 'accounts.email_change_requested', { change }, now)
  return { new_email: email }
}
