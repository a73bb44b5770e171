import type { Handler } from '#kernel/handler.ts'
import { looksLikeId } from '#kernel/id.ts'
import { refuse } from '#kernel/refusal.ts'
import type { contract } from '../contract.ts'
import type { BlocksDeps } from './deps.ts'
import { deleteBlock, selectOtherMember } from './store.ts'

/**
 * Removes the member's own block. A member who is not blocked gets the same response as one who is
 * not visible.
 */
export function unblockMember({
  database,
}: Pick<BlocksDeps, 'database'>): Handler<(typeof contract)['blocks.unblock_member'], unknown> {
  return async ({ member }, { viewer, now }) => {
    if (!looksLikeId(member)) return refuse('not_found')
    const target = await selectOtherMember(database, {
      member,
      pool: viewer.pool,
      account: viewer.account,
    })
    if (target === null || !target.own) return refuse('not_found')
    await database.transaction((tx) =>
      deleteBlock(tx, { account: viewer.account, other: target.account }, now),
    )
    return null
  }
}
