import type { Queries } from '#platform/server/postgres/database.ts'
import type { SendParts } from './deps.ts'
import { askingOf, type Writing } from './judge.ts'
import { type Facts, selectFactsWith } from './store.ts'
import { takeTurn } from './store-acts.ts'

/**
 * Decides and writes a member's message to a fictional profile under the sender's lock, using facts
 * read again inside it: the daily maximum, the pause and whether one starts depend on everything
 * they sent to any of them (F12). Null if the partner no longer exists by then.
 */
export async function inTurn<Done>(
  deps: SendParts,
  context: Writing,
  { partner }: Facts,
  work: (queries: Queries, facts: Facts) => Promise<Done>,
): Promise<Done | null> {
  const { database } = deps
  const now = async (queries: Queries) => {
    await takeTurn(queries, context.viewer.account)
    const facts = await selectFactsWith(queries, askingOf(deps, context), partner.other)
    return facts === null ? null : work(queries, facts)
  }
  return 'transaction' in database ? database.transaction(now) : now(database)
}
