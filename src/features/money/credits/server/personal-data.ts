import type { PersonalData } from '#features/members/accounts/server/index.ts'
import { selectExport } from './store-export.ts'

const keptBecause =
  'The ledger stays complete, so that it can be verified. It knows members by account number only, which then identifies no one.'
const inStatement = 'In the credit statement, which members can download and verify at any time.'

/** The ledger of credits; nothing is erased. */
export const personalData: PersonalData = {
  feature: 'credits',
  tables: {
    wallet: {
      identifiedBy: ['account_id'],
      holds: 'The balance.',
      exported: true,
      onErasure: 'kept',
      keptBecause,
      needsNoEnd: 'names_no_one',
    },
    movement: {
      identifiedBy: ['account_id'],
      holds: 'Every change of the balance and its reason.',
      exported: true,
      onErasure: 'kept',
      keptBecause,
      needsNoEnd: 'names_no_one',
    },
    lot: {
      identifiedBy: ['account_id'],
      holds: 'Credits granted or bought together, and their price.',
      exported: true,
      onErasure: 'kept',
      keptBecause,
      needsNoEnd: 'names_no_one',
    },
    freeze: {
      identifiedBy: ['account_id'],
      holds: 'Credits that could not be spent while a payment was disputed.',
      exported: true,
      onErasure: 'kept',
      keptBecause,
      needsNoEnd: 'names_no_one',
    },
    transfer: {
      identifiedBy: ['account_id'],
      holds: 'The double entries of every movement.',
      exported: inStatement,
      onErasure: 'kept',
      keptBecause,
      needsNoEnd: 'names_no_one',
    },
    hold: {
      identifiedBy: ['account_id', 'payee_id'],
      holds:
        'Spends kept in escrow because they went to a member under review; that member only until it is settled.',
      exported: 'It would reveal that someone is under review; the spend is exported.',
      onErasure: 'kept',
      keptBecause,
      needsNoEnd: 'names_no_one',
    },
    escrow_transfer: {
      identifiedBy: ['account_id'],
      holds: 'The double entries of these spends.',
      exported: 'It would reveal that someone is under review; the spend is exported.',
      onErasure: 'kept',
      keptBecause,
      needsNoEnd: 'names_no_one',
    },
    chain_salt: {
      identifiedBy: ['account_id'],
      holds: 'The random start value of the wallet’s hashes.',
      exported: inStatement,
      onErasure: 'kept',
      keptBecause,
      needsNoEnd: 'names_no_one',
    },
    sealed_wallet: {
      identifiedBy: ['account_id'],
      holds: 'The nightly hash of the wallet.',
      exported: inStatement,
      onErasure: 'kept',
      keptBecause,
      needsNoEnd: 'names_no_one',
    },
  },
  export: async (queries, account) => ({
    parts: { credits: await selectExport(queries, account) },
  }),
  erase: async () => {},
}
