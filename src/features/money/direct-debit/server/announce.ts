import type { DebitDeps } from './deps.ts'
import { markAnnounced, selectUnannounced } from './store-debits.ts'

/** How long the ordering request has to announce the debit before the scheduled job does. */
const turnMs = 60_000

/** Announces a debit to its payer, once. */
export function announce(
  { database, emit }: Pick<DebitDeps, 'database' | 'emit'>,
  order: string,
  now: Date,
): Promise<void> {
  return database.transaction(async (tx) => {
    if (await markAnnounced(tx, order, now))
      await emit(tx, 'direct_debit.collected', { order }, now)
  })
}

/** Sends announcements that are missing for collected debits, such as after a crash in between. */
export async function announceDue(
  deps: Pick<DebitDeps, 'database' | 'emit'>,
  now: Date,
): Promise<void> {
  for (const order of await selectUnannounced(deps.database, new Date(now.getTime() - turnMs)))
    await announce(deps, order, now)
}
