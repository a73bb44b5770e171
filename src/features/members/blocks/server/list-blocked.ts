import type { Handler } from '#kernel/handler.ts'
import type { contract } from '../contract.ts'
import { isRefusal } from '#kernel/refusal.ts'
import { createListCursors } from './list-cursor.ts'
import type { BlocksDeps } from './deps.ts'
import { listPageSize } from './list-page-size.ts'
import { countOwnBlocks, selectOwnBlocks } from './store.ts'

/** Lists the members that a member has blocked, a page at a time. */
export function listBlocked({
  database,
  cursors,
}: Pick<BlocksDeps, 'database' | 'cursors'>): Handler<
  (typeof contract)['blocks.list_blocked'],
  unknown
> {
  const list = createListCursors(cursors, 'blocks.list_blocked')
  return async ({ after }, { viewer: { account } }) => {
    const place = list.parse(after, account)
    if (isRefusal(place)) return place
    const [rows, count] = await Promise.all([
      selectOwnBlocks(database, { account, after: place, limit: listPageSize + 1 }),
      countOwnBlocks(database, account),
    ])
    const members = rows.slice(0, listPageSize)
    const last = members.at(-1)
    return {
      members: members.map((row) => ({ ...row, since: row.since.toISOString() })),
      count,
      next:
        rows.length > listPageSize && last !== undefined
          ? list.format({ at: last.since, id: last.id }, account)
          : null,
    }
  }
}
