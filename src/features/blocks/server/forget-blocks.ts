import type { NowSubscriber } from '#platform/server/events/emit.ts'
import { deleteBlocksOf } from './store.ts'

/** Hears that an account is erased and forgets whom it blocked and who blocked it. */
export function forgetBlocks(): NowSubscriber<{ account: number }> {
  return function blocksOfErasedAccount(tx, { account }) {
    return deleteBlocksOf(tx, account)
  }
}
