import type { PersonalData } from '#features/members/accounts/server/index.ts'
import { deletePersonalCodes, selectExport } from './store.ts'

/** Personal discount codes, and codes a member used. */
export const personalData: PersonalData = {
  feature: 'discounts',
  tables: {
    code: {
      identifiedBy: ['account_id'],
      holds: 'Personal discount codes.',
      exported: true,
      onErasure: 'reduced',
      keptBecause: 'A used code explains the price on the invoice; it is only switched off.',
      needsNoEnd: 'names_no_one',
    },
    redemption: {
      identifiedBy: ['account_id', 'order_id'],
      holds: 'Which code was used for which order.',
      exported: true,
      onErasure: 'kept',
      keptBecause: 'Explains the price on the invoice. The account number then identifies no one.',
      needsNoEnd: 'names_no_one',
    },
  },
  export: async (queries, account) => ({
    parts: { discount_codes: await selectExport(queries, account) },
  }),
  erase: (tx, account) => deletePersonalCodes(tx, account),
}
