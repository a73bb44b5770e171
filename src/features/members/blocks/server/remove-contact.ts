import type { Handler } from '#kernel/handler.ts'
import { looksLikeId } from '#kernel/id.ts'
import { refuse } from '#kernel/refusal.ts'
import type { contract } from '../contract.ts'
import type { BlocksDeps } from './deps.ts'
import { deleteContact, settlePair } from './store-contacts.ts'

/**
 * Removes a contact from the member's list; the two can see each other again unless another block
 * applies.
 */
export function removeContact({
  database,
}: Pick<BlocksDeps, 'database'>): Handler<(typeof contract)['blocks.remove_contact'], unknown> {
  return async ({ contact }, { viewer, now }) => {
    if (!looksLikeId(contact)) return refuse('not_found')
    return database.transaction(async (tx) => {
      const matchedAccounts = await deleteContact(tx, { account: viewer.account, contact })
      if (matchedAccounts === null) return refuse('not_found')
      for (const matched of matchedAccounts) await settlePair(tx, viewer.account, matched, now)
      return null
    })
  }
}
