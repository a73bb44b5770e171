import type { NowSubscriber } from '#platform/server/events/emit.ts'
import { deleteResale } from './store-resale.ts'

/** Hears that an account is erased, and shows it nowhere any more. */
export function forgetResale(): NowSubscriber<{ account: number }> {
  return async function resaleOfErased(tx, { account }) {
    await deleteResale(tx, account)
  }
}
