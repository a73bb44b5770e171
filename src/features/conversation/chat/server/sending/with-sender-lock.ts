import type { SendParts } from '../deps.ts'
import type { Facts } from '../store-facts.ts'
import type { WriterContext } from '../writer-context.ts'
import { readFacts } from './facts.ts'
import { lockSender } from './store-send.ts'

/**
 * Decides and writes a member's message to a fictional profile under the sender's lock, using facts
 * read again inside it: the daily maximum, the pause and whether one starts depend on all their
 * messages to fictional profiles (F12). Null if the partner no longer exists by then.
 */
export async function withSenderLock<Done>(
  deps: SendParts,
  context: WriterContext,
  { partner }: Facts,
  work: (database: SendParts['database'], facts: Facts) => Promise<Done>,
): Promise<Done | null> {
  const locked = async (database: SendParts['database']) => {
    await lockSender(database, context.viewer.account)
    const facts = await readFacts({ ...deps, database }, context, { account: partner.other })
    return facts === null ? null : work(database, facts)
  }
  const { database } = deps
  return 'transaction' in database ? database.transaction(locked) : locked(database)
}
