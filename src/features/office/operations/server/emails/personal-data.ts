import type { PersonalData } from '#features/members/accounts/server/index.ts'
import { keptDays } from '../../rules/decide-retry.ts'
import { deleteOfAccount, selectExport } from './store-record.ts'

/** The outcomes of the emails to a member. */
export const personalData: PersonalData = {
  feature: 'operations',
  tables: {
    email: {
      identifiedBy: ['account_id', 'address_hash'],
      holds:
        'Emails to the member: their kind and outcome, and the mail server’s reply code, without any text; the address as a keyed hash.',
      exported: true,
      expires: { days: keptDays, note: 'from the last change', job: 'operations.tidy' },
      onErasure: 'deleted',
    },
  },
  export: async (queries, account) => ({
    parts: { emails_sent: await selectExport(queries, account) },
  }),
  erase: (tx, account) => deleteOfAccount(tx, account),
}
