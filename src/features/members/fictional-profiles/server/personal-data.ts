import type { PersonalData } from '#features/members/accounts/server/index.ts'
import { deleteChoices } from './store.ts'
import { selectExport } from './store-export.ts'

/** Whether a member wants to see fictional profiles, and which notices they acknowledged. */
export const personalData: PersonalData = {
  feature: 'fictional_profiles',
  tables: {
    preference: {
      identifiedBy: ['account_id'],
      holds: 'Whether fictional profiles are hidden.',
      exported: true,
      onErasure: 'deleted',
    },
    acknowledgement: {
      identifiedBy: ['account_id', 'profile_id'],
      holds: 'Acknowledged notices about fictional profiles.',
      exported: true,
      exportedExcept: { profile_id: 'by whom a fictional profile was acknowledged' },
      onErasure: 'deleted',
    },
  },
  export: async (queries, account) => ({
    parts: { fictional_profiles: await selectExport(queries, account) },
  }),
  erase: (tx, account) => deleteChoices(tx, account),
}
