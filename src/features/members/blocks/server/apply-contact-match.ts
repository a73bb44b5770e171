import type { Transaction } from '#platform/server/postgres/database.ts'
import type { BlocksDeps } from './deps.ts'
import { insertMatch, settlePair } from './store-contacts.ts'

/**
 * Hides the owner of a contact and the matched member from each other, and with that everything
 * that connects them: exactly like a block.
 */
export async function applyContactMatch(
  { emit }: Pick<BlocksDeps, 'emit'>,
  tx: Transaction,
  match: { readonly contact: number; readonly account: number; readonly other: number },
  now: Date,
): Promise<void> {
  const { account, other } = match
  if (account === other || !(await insertMatch(tx, match))) return
  await settlePair(tx, account, other, now)
  await emit(tx, 'blocks.blocked', { account, other }, now)
}
