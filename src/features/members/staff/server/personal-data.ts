import { toDays } from '#kernel/duration.ts'
import type { PersonalData } from '#features/members/accounts/server/index.ts'
import { logInFailureRetentionMs } from '../rules/log-in-failure-retention.ts'

/**
 * The audit log and the work queues: what staff did and are doing, including actions about members.
 * All other tables of this feature are about staff members themselves.
 */
export const personalData: PersonalData = {
  feature: 'staff',
  tables: {
    audit: {
      identifiedBy: ['about'],
      holds:
        'What staff did, with the id of the photo, report, order or conversation it was about.',
      exported:
        'About the work of staff. Decisions about a member are exported by the features that make them.',
      expires: {
        days: toDays(logInFailureRetentionMs),
        note: 'failed log-ins; the rest names no member',
        job: 'staff.tidy',
      },
      onErasure: 'kept',
      keptBecause: 'Shows who did what. Members are not named, and their accounts are gone.',
    },
    claim: {
      identifiedBy: ['item'],
      holds: 'Who on the staff is working on which photo, request or conversation.',
      exported: 'About the work of staff.',
      expires: { days: 1, note: 'the following night', job: 'staff.tidy' },
      onErasure: 'kept',
      keptBecause: 'Expires the following night.',
    },
    approval: {
      identifiedBy: ['subject'],
      holds:
        'What staff asked a second person to approve, and why: the id of a refund, ruling or discount code, or a direct debit block by its keyed hash or order.',
      exported: 'About the work of staff.',
      onErasure: 'kept',
      keptBecause: 'Shows who did what. Members are not named, and their accounts are gone.',
      needsNoEnd: 'names_no_one',
    },
    solo_act: {
      identifiedBy: ['about'],
      holds:
        'What staff did alone with money, by the id of a refund or discount code, for the sum of a day.',
      exported: 'About the work of staff.',
      expires: { days: 2, note: 'the following night', job: 'staff.tidy' },
      onErasure: 'kept',
      keptBecause: 'Expires after two days.',
    },
  },
  export: async () => ({ parts: {} }),
  erase: async () => {},
}
