import type { Queries } from '#platform/server/postgres/database.ts'
import type { SendParts } from './deps.ts'
import { askingOf, type Writing } from './judge.ts'
import { type Facts, selectFactsWith } from './store.ts'
import { takeTurn } from './store-acts.ts'

/**
 * Judges and writes what a member sends to a fictional profile in the member's turn, by facts that are read anew in it: a day's most, a
 * pause and whether one begins hang on all they sent to any of them (F12). Null when the partner is gone by then.
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
