import type { Queries } from '#platform/server/postgres/database.ts'
import type { SendParts } from './deps.ts'
import { toFactsQuery, type WriterContext } from './decide-message.ts'
import { type Facts, selectFactsWith } from './store.ts'
import { lockSender } from './store-acts.ts'

/**
 * Decides and writes a member's message to a fictional profile under the sender's lock, using facts
 * read again inside it: the daily maximum, the pause and whether one starts depend on everything
 * they sent to any of them (F12). Null if the partner no longer exists by then.
 */
export async function withSenderLock<Done>(
  deps: SendParts,
  context: WriterContext,
  { partner }: Facts,
  work: (queries: Queries, facts: Facts) => Promise<Done>,
): Promise<Done | null> {
  const { database } = deps
  const now = async (queries: Queries) => {
    await lockSender(queries, context.viewer.account)
    const facts = await selectFactsWith(queries, toFactsQuery(deps, context), partner.other)
    return facts === null ? null : work(queries, facts)
  }
  return 'transaction' in database ? database.transaction(now) : now(database)
}
