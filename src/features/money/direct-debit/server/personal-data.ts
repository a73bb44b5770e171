import type { PersonalData } from '#features/members/accounts/server/index.ts'
import { toDays } from '#kernel/duration.ts'
import {
  blockRetentionMs,
  debtorRetentionMs,
  mandateRetentionMs,
} from '../rules/mandate-retention.ts'
import type { DebitDeps } from './deps.ts'
import { unsealDetails } from './sealed-details.ts'
import { selectExport } from './store-export.ts'
import { deleteDraft } from './store-drafts.ts'
import { revokeAllMandates } from './store-mandates.ts'

const job = 'direct_debit.tidy'

/**
 * Mandates, collections and returns. Those used for collections are kept, encrypted, for as long as
 * a bank may request them.
 */
export function createPersonalData({ seal }: Pick<DebitDeps, 'seal'>): PersonalData {
  return {
    feature: 'direct_debit',
    tables: {
      draft: {
        identifiedBy: ['account_id', 'iban_shown', 'iban_hash', 'phone_hash'],
        holds:
          'A direct debit form not yet sent: account holder, account, address, phone, encrypted.',
        exported: 'Exists for a day and becomes the exported mandate.',
        expires: { days: 1, job },
        onErasure: 'deleted',
      },
      mandate: {
        identifiedBy: ['account_id', 'iban_shown', 'iban_hash', 'phone_hash'],
        holds: 'Mandates: account holder, account, address, phone, encrypted.',
        exported: true,
        expires: {
          days: toDays(debtorRetentionMs),
          note: 'account holder, account, address and phone; 430 days after the last use if revoked',
          job,
        },
        onErasure: 'reduced',
        keptBecause:
          'A bank may request a mandate for thirteen months. Unused mandates are deleted, the others revoked.',
      },
      debit: {
        identifiedBy: ['account_id', 'iban_hash', 'phone_hash'],
        holds: 'Collections: order, due date, account and phone as keyed hashes.',
        exported: true,
        onErasure: 'kept',
        keptBecause: 'Tax and accounting law requires it; a hash names no one.',
        needsNoEnd: 'names_no_one',
      },
      returned_debit: {
        identifiedBy: ['account_id', 'iban_hash', 'phone_hash'],
        holds: 'Debits returned by the bank.',
        exported: true,
        expires: { days: toDays(mandateRetentionMs), job },
        onErasure: 'kept',
        keptBecause:
          'Protects against direct debits that are returned again; expires after 430 days.',
      },
      block: {
        identifiedBy: ['mark'],
        holds: 'Bank accounts and phones no longer accepted, as keyed hashes.',
        exported: 'Not stored by member.',
        expires: { days: toDays(blockRetentionMs), job },
        onErasure: 'kept',
        keptBecause: 'A block must outlast the account; a hash names no one.',
      },
      lifted_block: {
        identifiedBy: ['mark', 'order_id'],
        holds: 'Blocks lifted by staff, and why.',
        exported: 'About the work of staff.',
        onErasure: 'kept',
        keptBecause: 'Shows who did what; a hash names no one.',
        needsNoEnd: 'names_no_one',
      },
    },
    export: async (queries, account) => {
      const { mandates, returns } = await selectExport(queries, account)
      return {
        parts: {
          direct_debit_mandates: mandates.map(({ debtor, ...mandate }) => ({
            ...mandate,
            debtor: debtor === null ? null : unsealDetails(seal, debtor),
          })),
          direct_debit_returns: returns,
        },
      }
    },
    erase: async (tx, account, now) => {
      await deleteDraft(tx, account)
      await revokeAllMandates(tx, account, now)
    },
  }
}
