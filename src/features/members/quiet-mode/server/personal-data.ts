import type { PersonalData } from '#features/members/accounts/server/index.ts'
import { deleteChoice, selectExport } from './store.ts'

/** The choice of neutral emails. */
export const personalData: PersonalData = {
  feature: 'quiet_mode',
  tables: {
    preference: {
      identifiedBy: ['account_id'],
      holds: 'Whether emails are neutral.',
      exported: true,
      onErasure: 'deleted',
    },
  },
  export: async (queries, account) => ({
    parts: { quiet_mode: await selectExport(queries, account) },
  }),
  erase: (tx, account) => deleteChoice(tx, account),
}
