import type { Handler } from '#kernel/handler.ts'
import type { contract } from '../contract.ts'
import { maxContacts } from '../rules/contact-address.ts'
import { parseCursor, formatCursor } from './list-cursor.ts'
import type { BlocksDeps } from './deps.ts'
import { listPageSize } from './list-page-size.ts'
import { countContacts, selectContacts } from './store-contacts.ts'

/**
 * Lists the contacts a member has added: label and day, because the address itself is not stored.
 */
export function listContacts({
  database,
}: Pick<BlocksDeps, 'database'>): Handler<(typeof contract)['blocks.list_contacts'], unknown> {
  return async ({ after }, { viewer: { account } }) => {
    const [rows, count] = await Promise.all([
      selectContacts(database, { account, after: parseCursor(after), limit: listPageSize + 1 }),
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
          ? formatCursor({ at: last.added_at, id: last.id })
          : null,
    }
  }
}
