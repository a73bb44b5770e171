import type { Handler } from '#kernel/handler.ts'
import { hashToken } from '#platform/server/random.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract } from '../../contract/accounts.ts'
import type { Deps } from '../deps.ts'
import { selectAccount } from '../store.ts'
import { selectToken } from '../store-tokens.ts'

/**
 * Checks whether an emailed link still works, without using it up, because email clients open links
 * before their readers do.
 */
export function checkLink({
  database,
}: Deps): Handler<(typeof contract)['accounts.inspect_link'], Site> {
  return async ({ kind, token }, { site, now }) => {
    const tokenRow = await selectToken(database, { hash: hashToken(token), kind, pool: site.pool })
    if (tokenRow === null) return { good: false }
    if (tokenRow.used_at === null && tokenRow.expires_at > now) return { good: true }
    // An account that is already reactivated gets the success response again instead of an alarming
    // error.
    const reactivated =
      kind === 'reactivate' &&
      (await selectAccount(database, tokenRow.account))?.status === 'active'
    return { good: reactivated }
  }
}
