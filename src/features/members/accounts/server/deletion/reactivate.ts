import type { Handler } from '#kernel/handler.ts'
import { refuse } from '#kernel/refusal.ts'
import { hashToken } from '#platform/server/random.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract } from '../../contract/accounts.ts'
import { reactivationMs } from '../../rules/periods.ts'
import type { Deps } from '../deps.ts'
import { lockAccount } from '../store.ts'
import { reopenAccount } from './store-deletion.ts'
import { selectToken, spendTokens } from '../store-tokens.ts'

/**
 * Reactivates a deleted account by its emailed link, for 14 days (ACC-14). It does not log anyone
 * in; a second use returns the same result.
 */
export function reactivate(deps: Deps): Handler<(typeof contract)['accounts.reactivate'], Site> {
  return async ({ token }, { site, now }) => {
    const query = { hash: hashToken(token), kind: 'reactivate', pool: site.pool } as const
    const account = await deps.database.transaction(async (tx) => {
      const tokenRow = await selectToken(tx, query)
      const locked = tokenRow === null ? null : await lockAccount(tx, tokenRow.account)
      if (tokenRow === null || locked === null) return null
      if (locked.status === 'active') return locked
      const current = await selectToken(tx, query)
      if (current === null || current.used_at !== null || current.expires_at <= now) return null
      if (!(await reopenAccount(tx, locked.id, new Date(now.getTime() - reactivationMs))))
        return null
      await spendTokens(tx, locked.id, 'reactivate', now)
      await deps.emit(tx, 'accounts.reactivated', { account: locked.id }, now)
      return locked
    })
    if (account === null) return refuse('accounts.reactivation_failed')
    return { name: account.name }
  }
}
