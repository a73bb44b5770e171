import type { NowSubscriber } from '#platform/server/events/emit.ts'
import { deleteProfile } from './store.ts'

/** Handles the erasure of an account: deletes its profile data. */
export function forgetProfile(): NowSubscriber<{ account: number }> {
  return function profileOfErasedAccount(tx, { account }) {
    return deleteProfile(tx, account)
  }
}
