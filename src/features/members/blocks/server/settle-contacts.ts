import type { AsyncSubscriber } from '#platform/server/events/emit.ts'
import type { Transaction } from '#platform/server/postgres/database.ts'
import type { BlocksDeps } from './deps.ts'
import { lockPair, selectMatchedAccounts, settleContact } from './store-contacts.ts'

type SettleDeps = Pick<BlocksDeps, 'database' | 'isAcquainted'>

/**
 * Applies a changed list of contacts: hides its owner from accounts that match, and shows them to
 * accounts that no longer do. One transaction per pair; repeating it changes nothing.
 */
export function settleContacts(deps: SettleDeps): AsyncSubscriber<{ account: number }> {
  return async ({ account }, { now }) => {
    for (const other of await selectMatchedAccounts(deps.database, account))
      await deps.database.transaction((tx) => settle(deps, tx, { account, other }, now))
  }
}

/**
 * Hides `account` from `other`, who matches one of its contacts, unless the two already have a
 * conversation, or `account` has given a like or access to photos. Those make the account visible
 * anyway; and if the other suddenly disappeared, the list would reveal who they are.
 */
export async function settle(
  { isAcquainted = async () => false }: Pick<SettleDeps, 'isAcquainted'>,
  tx: Transaction,
  pair: { readonly account: number; readonly other: number },
  now: Date,
): Promise<void> {
  await lockPair(tx, pair.account, pair.other)
  await settleContact(tx, { ...pair, acquainted: await isAcquainted(tx, pair) }, now)
}
