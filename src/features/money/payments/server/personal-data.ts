import type { PersonalData } from '#features/members/accounts/server/index.ts'
import { webhookRetentionDays } from '../rules/webhook-retention.ts'
import { eraseTrafficSource, selectExport } from './store-export.ts'

const keptBecause =
  'Tax and accounting law requires it. Without the account, its number identifies no one.'

/** Orders and their payments; only their traffic source is erased. */
export const personalData: PersonalData = {
  feature: 'payments',
  tables: {
    purchase: {
      identifiedBy: ['account_id', 'order_id'],
      holds:
        'Orders: credits, price, payment method, countries, consent, and the traffic source, which is removed with the account.',
      exported: true,
      onErasure: 'reduced',
      keptBecause,
      needsNoEnd: 'names_no_one',
    },
    exact_purchase: {
      identifiedBy: ['purchase_id'],
      holds: 'What an order of exactly the missing credits was for.',
      exported: true,
      onErasure: 'kept',
      keptBecause,
      needsNoEnd: 'names_no_one',
    },
    transition: {
      identifiedBy: ['purchase_id'],
      holds: 'The history of an order.',
      exported: true,
      onErasure: 'kept',
      keptBecause,
      needsNoEnd: 'names_no_one',
    },
    attempt: {
      identifiedBy: ['purchase_id', 'ref'],
      holds: 'Attempts to pay an order and the provider’s references.',
      exported: 'Technical ids of the provider; the order and its history are exported.',
      onErasure: 'kept',
      keptBecause,
      needsNoEnd: 'names_no_one',
    },
    webhook: {
      identifiedBy: ['ref'],
      holds: 'Notices from payment providers: their reference and a hash of the text.',
      exported: 'Technical ids of the provider; the order and its history are exported.',
      expires: {
        days: webhookRetentionDays.effective,
        note: `those without effect after ${webhookRetentionDays.ineffective}`,
        job: 'payments.tidy',
      },
      onErasure: 'kept',
      keptBecause: 'Recognises repeated notices; expires after 400 days.',
    },
  },
  export: async (queries, account) => ({ parts: { orders: await selectExport(queries, account) } }),
  erase: (queries, account) => eraseTrafficSource(queries, account),
}
