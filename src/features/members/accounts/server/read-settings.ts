import type { Handler } from '#kernel/handler.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract } from '../contract/accounts.ts'
import { emailChangeMs } from '../rules/periods.ts'
import type { Deps } from './deps.ts'
import { selectAccount } from './store.ts'
import { selectPendingEmailChange } from './changes/store-changes.ts'

/**
 * Returns the account settings: the email address, and the one that is waiting to be confirmed
 * (ACC-13).
 */
export function readSettings({
  database,
}: Deps): Handler<(typeof contract)['accounts.read_settings'], Site> {
  return async (_, { viewer, now }) => {
    const account = await selectAccount(database, viewer.account)
    if (account === null) throw new Error(`account ${viewer.account} not found`)
    const waiting = await selectPendingEmailChange(
      database,
      account.id,
      new Date(now.getTime() - emailChangeMs),
    )
    return {
      status: account.status === 'not_confirmed' ? 'not_confirmed' : 'active',
      email: account.email,
      new_email: waiting?.new_email ?? null,
      invisible: account.invisible,
    }
  }
}
