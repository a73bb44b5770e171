import type { NowSubscriber } from '#platform/server/events/emit.ts'
import { deleteProfile } from './store.ts'

/** Hears that an account is erased and forgets all it said of itself. */
export function forgetProfile(): NowSubscriber<{ account: number }> {
  return function profileOfErasedAccount(tx, { account }) {
    return deleteProfile(tx, account)
  }
}
