import type { Handler } from '#kernel/handler.ts'
import { looksLikeId } from '#kernel/id.ts'
import { refuse } from '#kernel/refusal.ts'
import type { contract } from '../contract.ts'
import type { BlocksDeps } from './deps.ts'
import { insertBlock, selectOtherMember } from './store.ts'

/**
 * Hides two members from each other, along with everything that connects them (SRCH-02). A member
 * who blocked first does not exist for the one they blocked.
 */
export function blockMember({
  database,
  emit,
  isVisible = async () => true,
}: BlocksDeps): Handler<(typeof contract)['blocks.block_member'], unknown> {
  return async ({ member }, { viewer, site, now }) => {
    if (member === viewer.member) return refuse('blocks.self')
    if (!looksLikeId(member)) return refuse('not_found')
    const target = await selectOtherMember(database, {
      member,
      pool: viewer.pool,
      account: viewer.account,
    })
    if (target === null || !target.active || target.hidden) return refuse('not_found')
    // A member must be visible to be blocked, or the response would reveal that they exist.
    // Blocking again changes nothing.
    if (!target.own && !(await isVisible(member, { account: viewer.account, site })))
      return refuse('not_found')
    const pair = { account: viewer.account, other: target.account }
    await database.transaction(async (tx) => {
      await insertBlock(tx, pair, now)
      await emit(tx, 'blocks.blocked', pair, now)
    })
    return null
  }
}
