import type { TransactionalSubscriber } from '#platform/server/events/emit.ts'
import { deleteProfile } from './store.ts'

/** Handles the erasure of an account: deletes its profile data. */
export function onAccountErased(): TransactionalSubscriber<{ account: number }> {
  return function profileOfErasedAccount(tx, { account }) {
    return deleteProfile(tx, account)
  }
}
