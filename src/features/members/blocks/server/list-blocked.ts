import type { Handler } from '#kernel/handler.ts'
import type { contract } from '../contract.ts'
import { parseCursor, formatCursor } from './list-cursor.ts'
import type { BlocksDeps } from './deps.ts'
import { listPageSize } from './list-page-size.ts'
import { countOwnBlocks, selectOwnBlocks } from './store.ts'

/** Lists the members one has blocked, a page at a time. */
export function listBlocked({
  database,
}: Pick<BlocksDeps, 'database'>): Handler<(typeof contract)['blocks.list_blocked'], unknown> {
  return async ({ after }, { viewer: { account } }) => {
    const [rows, count] = await Promise.all([
      selectOwnBlocks(database, { account, after: parseCursor(after), limit: listPageSize + 1 }),
      countOwnBlocks(database, account),
    ])
    const members = rows.slice(0, listPageSize)
    const last = members.at(-1)
    return {
      members: members.map((row) => ({ ...row, since: row.since.toISOString() })),
      count,
      next:
        rows.length > listPageSize && last !== undefined
          ? formatCursor({ at: last.since, id: last.id })
          : null,
    }
  }
}
