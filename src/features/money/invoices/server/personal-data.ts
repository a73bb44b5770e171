import type { PersonalData } from '#features/members/accounts/server/index.ts'
import { selectExport } from './store-export.ts'

/** Invoices and credit notes; nothing is erased. */
export const personalData: PersonalData = {
  feature: 'invoices',
  tables: {
    document: {
      identifiedBy: ['account_id', 'order_id'],
      holds: 'Invoices and credit notes: amounts, tax, countries; never a name.',
      exported: true,
      onErasure: 'kept',
      keptBecause:
        'Tax and accounting law requires it. Without the account, its number identifies no one.',
      needsNoEnd: 'names_no_one',
    },
  },
  export: async (queries, account) => ({
    parts: { invoices: await selectExport(queries, account) },
  }),
  erase: async () => {},
}
