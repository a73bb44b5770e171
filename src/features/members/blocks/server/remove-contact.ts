import type { Handler } from '#kernel/handler.ts'
import { looksLikeId } from '#kernel/id.ts'
import { refuse } from '#kernel/refusal.ts'
import type { contract } from '../contract.ts'
import type { BlocksDeps } from './deps.ts'
import { deleteContact } from './store-contacts.ts'

/**
 * Removes a contact from the member's list. Anyone with that address sees the member again, unless
 * another block applies; this is done by a task, so that the response time reveals nothing.
 */
export function removeContact({
  database,
  emit,
}: Pick<BlocksDeps, 'database' | 'emit'>): Handler<
  (typeof contract)['blocks.remove_contact'],
  unknown
> {
  return async ({ contact }, { viewer: { account }, now }) => {
    if (!looksLikeId(contact)) return refuse('not_found')
    return database.transaction(async (tx) => {
      if (!(await deleteContact(tx, { account, contact }))) return refuse('not_found')
      await emit(tx, 'blocks.contacts_changed', { account }, now)
      return null
    })
  }
}
