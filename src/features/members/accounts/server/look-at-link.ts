import type { Handler } from '#kernel/handler.ts'
import { hashToken } from '#platform/server/random.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract } from '../contract.ts'
import type { Deps } from './deps.ts'
import { selectAccount } from './store.ts'
import { selectToken } from './store-tokens.ts'

/**
 * Checks whether a mailed link still works, without using it up: mail programs open links before
 * their readers.
 */
export function lookAtLink({ database }: Deps): Handler<(typeof contract)['accounts.inspect_link'], Site> {
  return async ({ kind, token }, { site, now }) => {
    const found = await selectToken(database, { hash: hashToken(token), kind, pool: site.pool })
    if (found === null) return { good: false }
    if (found.used_at === null && found.expires_at > now) return { good: true }
    // An account that is already reactivated gets the success response again instead of an alarming
    // error.
    const back = kind === 'reactivate' && (await selectAccount(database, found.account))?.status === 'active'
    return { good: back }
  }
}
