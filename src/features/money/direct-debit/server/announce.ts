import type { DebitDeps } from './deps.ts'
import { markAnnounced, selectUntold } from './store-debits.ts'

/** How long whoever ordered has the turn to be told at once, before the timed job looks. */
const turnMs = 60_000

/** Has the payer told of a debit, once. */
export function announce(
  { database, emit }: Pick<DebitDeps, 'database' | 'emit'>,
  order: string,
  now: Date,
): Promise<void> {
  return database.transaction(async (tx) => {
    if (await markAnnounced(tx, order, now)) await emit(tx, 'direct_debit.collected', { order }, now)
  })
}

/** Tells those who were not told when their debit was sent, such as after a crash in between. */
export async function announceDue(deps: Pick<DebitDeps, 'database' | 'emit'>, now: Date): Promise<void> {
  for (const order of await selectUntold(deps.database, new Date(now.getTime() - turnMs)))
    await announce(deps, order, now)
}
