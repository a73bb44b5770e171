import type { NowSubscriber } from '#platform/server/events/emit.ts'
import { deleteBlocksOf } from './store.ts'
import { deleteContactsOf } from './store-contacts.ts'

/** Hears that an account is erased and forgets whom it blocked or listed, and who blocked or listed it. */
export function forgetBlocks(): NowSubscriber<{ account: number }> {
  return async function blocksOfErasedAccount(tx, { account }) {
    await deleteContactsOf(tx, account)
    await deleteBlocksOf(tx, account)
  }
}
