import type { PersonalData } from '#features/members/accounts/server/index.ts'
import { selectExport } from './store-export.ts'

const keptBecause =
  'Tax and accounting law requires it. Without the account, its number identifies no one.'
const result = 'About the work of staff; the results are exported as refunds and disputes.'

/** Withdrawals, refunds and disputes; nothing is erased. */
export const personalData: PersonalData = {
  feature: 'refunds',
  tables: {
    payment: {
      identifiedBy: ['account_id', 'order_id', 'ref'],
      holds: 'Received payments.',
      exported: true,
      onErasure: 'kept',
      keptBecause,
      needsNoEnd: 'names_no_one',
    },
    refund: {
      identifiedBy: ['attempt', 'order_id'],
      holds: 'Refunds.',
      exported: true,
      onErasure: 'kept',
      keptBecause,
      needsNoEnd: 'names_no_one',
    },
    withdrawal: {
      identifiedBy: ['account_id', 'order_id'],
      holds: 'Withdrawals from orders.',
      exported: true,
      onErasure: 'kept',
      keptBecause,
      needsNoEnd: 'names_no_one',
    },
    dispute: {
      identifiedBy: ['attempt', 'order_id', 'ref'],
      holds: 'Payments disputed by the payer’s bank.',
      exported: true,
      onErasure: 'kept',
      keptBecause,
      needsNoEnd: 'names_no_one',
    },
    manual_decision: {
      identifiedBy: ['attempt', 'order_id'],
      holds: 'Decisions of staff on disputes and unanswered refunds.',
      exported: result,
      onErasure: 'kept',
      keptBecause,
      needsNoEnd: 'names_no_one',
    },
    order_event: {
      identifiedBy: ['order_id'],
      holds: 'The history of an order’s refunds and disputes.',
      exported: result,
      onErasure: 'kept',
      keptBecause,
      needsNoEnd: 'names_no_one',
    },
    guest_withdrawal: {
      identifiedBy: ['email', 'email_key'],
      holds: 'Withdrawals declared without logging in: order, name and email address as typed.',
      exported: 'Typed by someone who did not log in, so it may not be the member.',
      expires: { days: 30, note: 'or when matched to an order', job: 'refunds.tidy' },
      onErasure: 'kept',
      keptBecause: 'A declaration has legal effect and must be looked at; expires after 30 days.',
    },
  },
  export: async (queries, account) => ({
    parts: { money_back: await selectExport(queries, account) },
  }),
  erase: async () => {},
}
