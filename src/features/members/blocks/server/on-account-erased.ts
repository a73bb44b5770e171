import type { TransactionalSubscriber } from '#platform/server/events/emit.ts'
import { deleteAllBlocks } from './store.ts'
import { deleteAllContacts } from './store-contacts.ts'

/**
 * Handles the erasure of an account: deletes its blocks and contacts, and those of others about it.
 */
export function onAccountErased(): TransactionalSubscriber<{ account: number }> {
  return async function blocksOfErasedAccount(tx, { account }) {
    await deleteAllContacts(tx, account)
    await deleteAllBlocks(tx, account)
  }
}
