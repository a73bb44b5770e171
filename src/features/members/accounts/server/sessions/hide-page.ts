import type { Handler } from '#kernel/handler.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract } from '../../contract/accounts.ts'
import type { Deps } from '../deps.ts'
import { markOffline } from '../store.ts'

/**
 * POST /api/page-hidden.php: one of the member's pages was hidden, so they no longer count as
 * online (NTF-07). If another of their pages is still visible, its next request makes them online
 * again. Nothing is stored for visitors.
 */
export function hidePage({
  database,
  emit,
  sessions,
}: Deps): Handler<(typeof contract)['accounts.hide_page'], Site> {
  return async (_, { viewer, now }) => {
    if (viewer === null) return null
    const { account } = viewer
    await database.transaction(async (tx) => {
      if (await markOffline(tx, account, now)) await emit(tx, 'accounts.away', { account }, now)
    })
    // The next request counts as activity again, however soon it comes.
    sessions.forget(account)
    return null
  }
}
