import type { NowSubscriber } from '#platform/server/events/emit.ts'
import { deleteBlocksOf } from './store.ts'
import { deleteContactsOf } from './store-contacts.ts'

/**
 * Handles the erasure of an account: deletes its blocks and contacts, and those of others about it.
 */
export function forgetBlocks(): NowSubscriber<{ account: number }> {
  return async function blocksOfErasedAccount(tx, { account }) {
    await deleteContactsOf(tx, account)
    await deleteBlocksOf(tx, account)
  }
}
