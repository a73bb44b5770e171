import type { Handler } from '#kernel/handler.ts'
import { refuse } from '#kernel/refusal.ts'
import { newId } from '#platform/server/random.ts'
import type { contract } from '../contract.ts'
import { type ContactAddress, maxContacts, parseContactAddress } from '../rules/contact-address.ts'
import type { HashContact } from './contact-hash.ts'
import type { BlocksDeps } from './deps.ts'
import {
  countOtherContacts,
  insertContacts,
  lockContactHashes,
  lockList,
  type NewContact,
  selectOwnAddresses,
} from './store-contacts.ts'

/**
 * Adds contacts by their addresses, so that they don't see the member (BEY-24). Neither the
 * response nor its timing depends on whether anyone has such an address, because visibility is
 * updated afterwards by a task.
 */
export function addContacts(
  deps: Pick<BlocksDeps, 'database' | 'emit'> & { readonly hashContact: HashContact },
): Handler<(typeof contract)['blocks.add_contacts'], unknown> {
  return async ({ contacts: typed }, { viewer, now }) => {
    if (viewer.status !== 'active') return refuse('blocks.confirmation_required')
    const { account, pool } = viewer
    const toContact = (address: ContactAddress, label: string): NewContact => ({
      id: newId(),
      address,
      mark: deps.hashContact(pool, address),
      label: label.trim() || null,
    })
    const contacts: NewContact[] = []
    for (const [index, { address: text, label }] of typed.entries()) {
      const address = parseContactAddress(text)
      if (address === null) return refuse('blocks.invalid_address', { field: field(index) })
      contacts.push(toContact(address, label))
    }
    return deps.database.transaction(async (tx) => {
      await lockList(tx, account)
      const own = await selectOwnAddresses(tx, account)
      const ownIndex = contacts.findIndex(
        ({ address, mark }) => address.value === own.email || own.phone?.equals(mark) === true,
      )
      if (ownIndex >= 0) return refuse('blocks.own_address', { field: field(ownIndex) })
      const unique = [
        ...new Map(contacts.map((one) => [one.mark.toString('hex'), one] as const)).values(),
      ]
      const marks = unique.map(({ mark }) => mark)
      if ((await countOtherContacts(tx, account, marks)) + unique.length > maxContacts)
        return refuse('blocks.too_many_contacts', {
          field: 'contacts',
          with: { most: maxContacts },
        })
      await lockContactHashes(tx, pool, marks)
      await insertContacts(tx, { account, pool, contacts: unique }, now)
      await deps.emit(tx, 'blocks.contacts_changed', { account }, now)
      return null
    })
  }
}

const field = (index: number) => `contacts.${index}.address`
