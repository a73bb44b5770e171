import type { Handler } from '#kernel/handler.ts'
import type { contract } from '../contract.ts'
import { maxContacts } from '../rules/contact-address.ts'
import { isRefusal } from '#kernel/refusal.ts'
import { createListCursors } from './list-cursor.ts'
import type { BlocksDeps } from './deps.ts'
import { listPageSize } from './list-page-size.ts'
import { countContacts, selectContacts } from './store-contacts.ts'

/**
 * Lists the contacts a member has added: label and day, because the address itself is not stored.
 */
export function listContacts({
  database,
  cursors,
}: Pick<BlocksDeps, 'database' | 'cursors'>): Handler<
  (typeof contract)['blocks.list_contacts'],
  unknown
> {
  const list = createListCursors(cursors, 'blocks.list_contacts')
  return async ({ after }, { viewer: { account } }) => {
    const place = list.parse(after, account)
    if (isRefusal(place)) return place
    const [rows, count] = await Promise.all([
      selectContacts(database, { account, after: place, limit: listPageSize + 1 }),
      countContacts(database, account),
    ])
    const contacts = rows.slice(0, listPageSize)
    const last = contacts.at(-1)
    return {
      contacts: contacts.map((row) => ({ ...row, added_at: row.added_at.toISOString() })),
      count,
      most: maxContacts,
      next:
        rows.length > listPageSize && last !== undefined
          ? list.format({ at: last.added_at, id: last.id }, account)
          : null,
    }
  }
}
