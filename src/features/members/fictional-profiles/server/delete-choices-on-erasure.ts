import type { TransactionalSubscriber } from '#platform/server/events/emit.ts'
import { deleteChoices } from './store.ts'

/** Deletes the choice and acknowledgements of an erased account. */
export function deleteChoicesOnErasure(): TransactionalSubscriber<{ account: number }> {
  return function choicesOfErasedAccount(tx, { account }) {
    return deleteChoices(tx, account)
  }
}
