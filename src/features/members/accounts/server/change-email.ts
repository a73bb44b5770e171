import type { Context, Viewer } from '#kernel/context.ts'
import type { Handler } from '#kernel/handler.ts'
import { isRefusal, refuse } from '#kernel/refusal.ts'
import type { Transaction } from '#platform/server/postgres/database.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract } from '../contract.ts'
import { emailKey, isEmail } from '../rules/email.ts'
import { mailChangeLetters } from '../rules/judge-letter.ts'
import { nameKey } from '../rules/name.ts'
import { addressTakes, countLetter } from './count-letter.ts'
import type { Deps } from './deps.ts'
import { busy } from './passwords.ts'
import { provePassword } from './prove-password.ts'
import { stillProven } from './still-proven.ts'
import { type AccountRow, lockAccount, selectByEmail } from './store.ts'
import { deleteWaiting, insertMailChange } from './store-changes.ts'

/**
 * Requests a change of email address (ACC-13). Nothing changes until the link mailed there is used.
 * Whether the address belongs to another account is not checked here unless the site uses plain
 * messages; only its owner is notified (SEC-07).
 */
export function changeEmail(deps: Deps): Handler<(typeof contract)['accounts.change_email'], Site> {
  return async ({ email, current_password }, context) => {
    const key = emailKey(email)
    if (!isEmail(key)) return refuse('accounts.invalid_new_email', { field: 'email' })
    const answer = await deps.passwords.run(async (hasher) => {
      const account = await provePassword(deps, hasher, current_password, context)
      if (isRefusal(account)) return account
      return deps.database.transaction((tx) => ask(deps, tx, { proven: account, email: email.trim() }, context))
    })
    return answer === busy ? refuse('accounts.busy') : answer
  }
}

/** Discards an address that is waiting to be confirmed; its link stops working. */
export function keepEmail({ database }: Deps): Handler<(typeof contract)['accounts.keep_email'], Site> {
  return async (_, { viewer }) => {
    await database.transaction((tx) => deleteWaiting(tx, viewer.account))
    return null
  }
}

async function ask(
  deps: Deps,
  tx: Transaction,
  { proven, email }: { proven: AccountRow; email: string },
  context: Context<Site, Viewer>,
) {
  const { site, viewer, now } = context
  const key = emailKey(email)
  const account = await lockAccount(tx, viewer.account)
  if (!stillProven(account, proven)) return refuse('accounts.wrong_password', { field: 'current_password' })
  if (account.status !== 'active') return refuse('accounts.unconfirmed')
  if (account.email_key === key) return refuse('accounts.same_email', { field: 'email' })
  if (nameKey(account.name) === key) return refuse('accounts.signup_name_equal_to_email', { field: 'email' })
  if (site.settings.account_messages === 'plain') {
    const { owner, claim } = await selectByEmail(tx, { pool: site.pool, emailKey: key, device: null })
    if (owner !== null || claim !== null) return refuse('accounts.email_taken', { field: 'email' })
  }
  const letter = await countLetter(tx, { of: 'mail_change', account: account.id }, mailChangeLetters, context)
  if (!letter.send) {
    if (letter.why === 'today') return refuse('accounts.too_many_emails')
    return refuse('accounts.email_change_too_soon', { with: { minutes: Math.ceil(letter.waitSeconds / 60) } })
  }
  await deleteWaiting(tx, account.id)
  const change = await insertMailChange(tx, { account: account.id, oldEmail: account.email, newEmail: email }, now)
  const takes = await addressTakes(tx, { of: 'mail_change_to', pool: site.pool, email: key }, context)
  if (takes) await deps.emit(tx, 'accounts.email_change_requested', { change }, now)
  return { new_email: email }
}
