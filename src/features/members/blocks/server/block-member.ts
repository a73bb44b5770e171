import type { Handler } from '#kernel/handler.ts'
import { looksLikeId } from '#kernel/id.ts'
import { refuse } from '#kernel/refusal.ts'
import type { contract } from '../contract.ts'
import type { BlocksDeps } from './deps.ts'
import { insertBlock, selectOther } from './store.ts'

/** Puts two members out of each other's sight, with all that joins them (SRCH-02). Someone who blocked first does not exist to be blocked. */
export function blockMember({
  database,
  emit,
  isVisible = async () => true,
}: BlocksDeps): Handler<(typeof contract)['blocks.block_member'], unknown> {
  return async ({ member }, { viewer, site, now }) => {
    if (member === viewer.member) return refuse('blocks.self')
    if (!looksLikeId(member)) return refuse('not_found')
    const found = await selectOther(database, { member, pool: viewer.pool, account: viewer.account })
    if (found === null || !found.active || found.hidden) return refuse('not_found')
    // Whom one cannot see one cannot block, or the answer would tell that they exist. Blocking again changes nothing.
    if (!found.own && !(await isVisible(member, { account: viewer.account, site }))) return refuse('not_found')
    const pair = { account: viewer.account, other: found.account }
    await database.transaction(async (tx) => {
      await insertBlock(tx, pair, now)
      await emit(tx, 'blocks.blocked', pair, now)
    })
    return null
  }
}
