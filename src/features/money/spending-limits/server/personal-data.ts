import type { PersonalData } from '#features/members/accounts/server/index.ts'
import { deleteAccountData, selectExport } from './store.ts'

/** Limits that members set themselves, and their breaks. */
export const personalData: PersonalData = {
  feature: 'spending_limits',
  tables: {
    member: {
      identifiedBy: ['account_id'],
      holds: 'Breaks from spending, and whether a monthly email is wanted.',
      exported: true,
      onErasure: 'deleted',
    },
    member_limit: {
      identifiedBy: ['account_id'],
      holds: 'Spending limits.',
      exported: true,
      onErasure: 'deleted',
    },
  },
  export: async (queries, account) => ({
    parts: { spending_limits: await selectExport(queries, account) },
  }),
  erase: (tx, account) => deleteAccountData(tx, account),
}
