import type { PersonalData } from '#features/members/accounts/server/index.ts'
import { selectExport } from './store.ts'

const keptBecause =
  'Tax and accounting law requires it. Without the account, its number identifies no one.'
const duplicate = 'Bookkeeping of payments that are exported as orders, sales and refunds.'

/** Sales and their bookings; nothing is erased. */
export const personalData: PersonalData = {
  feature: 'accounting',
  tables: {
    sale: {
      identifiedBy: ['account_id', 'order_id'],
      holds: 'Sales by account number: amounts, tax, country.',
      exported: true,
      onErasure: 'kept',
      keptBecause,
      needsNoEnd: 'names_no_one',
    },
    operation: {
      identifiedBy: ['order_id'],
      holds: 'What was booked for an order.',
      exported: duplicate,
      onErasure: 'kept',
      keptBecause,
      needsNoEnd: 'names_no_one',
    },
    transfer: {
      identifiedBy: ['operation_key'],
      holds: 'The amounts of these bookings.',
      exported: duplicate,
      onErasure: 'kept',
      keptBecause,
      needsNoEnd: 'names_no_one',
    },
    chargeback: {
      identifiedBy: ['order_id'],
      holds: 'Payments taken back by a bank.',
      exported: 'Exported as disputes, with the refunds.',
      onErasure: 'kept',
      keptBecause,
      needsNoEnd: 'names_no_one',
    },
    payout_line: {
      identifiedBy: ['order_id', 'ref'],
      holds: 'Lines of the payment providers’ payouts.',
      exported: duplicate,
      onErasure: 'kept',
      keptBecause,
      needsNoEnd: 'names_no_one',
    },
    reconciliation_difference: {
      identifiedBy: ['order_id', 'ref'],
      holds: 'Differences between orders, providers and ledgers.',
      exported: 'About the bookkeeping, not about the member.',
      onErasure: 'kept',
      keptBecause,
      needsNoEnd: 'names_no_one',
    },
  },
  export: async (queries, account) => ({ parts: { money: await selectExport(queries, account) } }),
  erase: async () => {},
}
