import type { PersonalData } from '#features/members/accounts/server/index.ts'
import { insertPendingDeletion } from './store-pending-deletions.ts'
import { deleteAccountCards, selectExport } from './store.ts'

/** Saved cards. Providers delete theirs soon after. */
export const personalData: PersonalData = {
  feature: 'saved_cards',
  tables: {
    card: {
      identifiedBy: ['account_id'],
      holds: 'Saved cards: brand, last four digits, expiry, the provider’s token.',
      exported: true,
      onErasure: 'deleted',
    },
    charge: {
      identifiedBy: ['account_id', 'order_id'],
      holds: 'Orders paid with a saved card.',
      exported: 'The orders are exported.',
      onErasure: 'deleted',
    },
    processed_order: {
      identifiedBy: ['order_id'],
      holds: 'Orders whose card was saved; neither card nor member.',
      exported: 'Technical ids; orders and cards are exported.',
      onErasure: 'kept',
      keptBecause: 'Keeps a removed card from coming back when the provider reports it again.',
      needsNoEnd: 'names_no_one',
    },
    pending_deletion: {
      identifiedBy: ['token'],
      holds: 'Tokens of removed cards that the provider still has to delete.',
      exported: 'The cards are removed; whose they were is not stored.',
      expires: {
        days: 1,
        note: 'when the provider has deleted the card',
        job: 'saved_cards.delete_pending',
      },
      onErasure: 'kept',
      keptBecause: 'Needed to have the provider delete the card; gone once it has.',
    },
  },
  export: async (queries, account) => ({ parts: { cards: await selectExport(queries, account) } }),
  erase: async (tx, account, now) => {
    for (const deletion of await deleteAccountCards(tx, account))
      await insertPendingDeletion(tx, deletion, now)
  },
}
