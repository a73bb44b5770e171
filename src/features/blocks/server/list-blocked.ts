import type { Handler } from '#kernel/handler.ts'
import type { contract } from '../contract.ts'
import type { BlocksDeps } from './deps.ts'
import { selectOwnBlocks } from './store.ts'

/** Whom one has blocked. */
export function listBlocked({
  database,
}: Pick<BlocksDeps, 'database'>): Handler<(typeof contract)['blocks.list_blocked'], unknown> {
  return async (_, { viewer }) => {
    const rows = await selectOwnBlocks(database, viewer.account)
    return { members: rows.map((row) => ({ ...row, since: row.since.toISOString() })) }
  }
}
