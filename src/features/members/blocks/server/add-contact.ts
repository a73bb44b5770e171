import type { Handler } from '#kernel/handler.ts'
import { refuse } from '#kernel/refusal.ts'
import { newId } from '#platform/server/random.ts'
import type { contract } from '../contract.ts'
import { parseContactAddress, maxContacts } from '../rules/contact-address.ts'
import type { HashContact } from './contact-hash.ts'
import type { BlocksDeps } from './deps.ts'
import { applyContactMatch } from './apply-contact-match.ts'
import {
  countContacts,
  insertContact,
  isListed,
  lockList,
  lockContactHash,
  selectOwners,
} from './store-contacts.ts'

/**
 * Adds a contact by an address, so that the two never meet (BEY-24). The response is the same
 * whether anyone here has that address.
 */
export function addContact(
  deps: Pick<BlocksDeps, 'database' | 'emit'> & { readonly hashContact: HashContact },
): Handler<(typeof contract)['blocks.add_contact'], unknown> {
  return async ({ address: typed, label }, { viewer, now }) => {
    const address = parseContactAddress(typed)
    if (address === null) return refuse('blocks.invalid_address', { field: 'address' })
    const { account, pool } = viewer
    const mark = deps.hashContact(pool, address)
    return deps.database.transaction(async (tx) => {
      await lockList(tx, account)
      await lockContactHash(tx, pool, mark)
      const owners = await selectOwners(tx, { pool, address, mark })
      if (owners.includes(account)) return refuse('blocks.own_address', { field: 'address' })
      if (
        !(await isListed(tx, { account, mark })) &&
        (await countContacts(tx, account)) >= maxContacts
      )
        return refuse('blocks.too_many_contacts', { field: 'address', with: { most: maxContacts } })
      const named = {
        id: newId(),
        account,
        pool,
        kind: address.kind,
        mark,
        label: label.trim() || null,
      }
      const contact = await insertContact(tx, named, now)
      for (const owner of owners)
        await applyContactMatch(deps, tx, { contact, account, other: owner }, now)
      return null
    })
  }
}
