import type { Handler } from '#kernel/handler.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract } from '../contract.ts'
import type { Deps } from './deps.ts'
import { letGo } from './store.ts'

/**
 * POST /api/page-hidden.php: a member's page went out of sight, so they are not online any more (NTF-07). Another page of theirs that
 * is still in sight makes them so again with its next question. Of a visitor nothing is kept.
 */
export function hidePage({ database, emit, sessions }: Deps): Handler<(typeof contract)['accounts.hide_page'], Site> {
  return async (_, { viewer, now }) => {
    if (viewer === null) return null
    const { account } = viewer
    await database.transaction(async (tx) => {
      if (await letGo(tx, account, now)) await emit(tx, 'accounts.away', { account }, now)
    })
    // The next request is a sign of life again, however soon it comes.
    sessions.forget(account)
    return null
  }
}
