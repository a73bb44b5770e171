import type { PersonalData } from '#features/members/accounts/server/index.ts'
import { deleteAllBlocks } from './store.ts'
import { deleteAllContacts } from './store-contacts.ts'
import { selectExport } from './store-export.ts'

/**
 * Blocks and hidden contacts; other members' entries about a member are erased too, but never
 * exported.
 */
export const personalData: PersonalData = {
  feature: 'blocks',
  tables: {
    block: {
      identifiedBy: ['account_id', 'other_id'],
      holds: 'Who blocked whom, and who is hidden from whom because of a listed contact.',
      exported: true,
      exportedExcept: { other_id: 'who blocked the member or is hidden from them' },
      onErasure: 'deleted',
    },
    contact: {
      identifiedBy: ['account_id'],
      holds: 'Email addresses and phone numbers to hide from, as keyed hashes with a label.',
      exported: true,
      onErasure: 'deleted',
    },
    contact_match: {
      identifiedBy: ['account_id', 'other_id'],
      holds: 'Which member has such an address or number.',
      exported: 'It would reveal who has an account.',
      onErasure: 'deleted',
    },
    phone: {
      identifiedBy: ['account_id'],
      holds: 'The member’s confirmed phone number as a keyed hash.',
      exported: true,
      onErasure: 'deleted',
    },
  },
  export: async (queries, account) => ({ parts: { blocks: await selectExport(queries, account) } }),
  erase: async (tx, account) => {
    await deleteAllContacts(tx, account)
    await deleteAllBlocks(tx, account)
  },
}
