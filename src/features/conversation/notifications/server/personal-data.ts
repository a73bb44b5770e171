import type { PersonalData } from '#features/members/accounts/server/index.ts'
import { deleteAccountData, selectExport } from './store-personal-data.ts'

/** The emails a member wants, those they got in the last month, and whether their address failed. */
export const personalData: PersonalData = {
  feature: 'notifications',
  tables: {
    preference: {
      identifiedBy: ['account_id'],
      holds: 'Which emails are wanted, how often, and the time zone.',
      exported: true,
      onErasure: 'deleted',
    },
    email: {
      identifiedBy: ['account_id'],
      holds: 'Notification emails: their kind, subjects by id and outcome, without any text.',
      exported: true,
      expires: { days: 13, note: 'when settled', job: 'notifications.tidy' },
      onErasure: 'deleted',
    },
    reminder: {
      identifiedBy: ['account_id'],
      holds: 'Which unread conversations were reminded of.',
      exported: true,
      onErasure: 'deleted',
    },
    suppression: {
      identifiedBy: ['account_id', 'address_hash'],
      holds:
        'That emails to the address failed or were reported as spam; the address as a keyed hash.',
      exported: true,
      onErasure: 'deleted',
    },
  },
  export: async (queries, account) => ({
    parts: { email_notifications: await selectExport(queries, account) },
  }),
  erase: (tx, account) => deleteAccountData(tx, account),
}
