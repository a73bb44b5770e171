import type { TransactionalSubscriber } from '#platform/server/events/emit.ts'
import { deleteResale } from './store-resale.ts'

/** Removes an erased account from our other sites. */
export function deleteResaleOnErasure(): TransactionalSubscriber<{ account: number }> {
  return async function resaleOfErased(tx, { account }) {
    await deleteResale(tx, account)
  }
}
