import type { PersonalData } from '#features/members/accounts/server/index.ts'
import { deleteDecisionsByAccount, selectExport } from './store.ts'

/** Decisions on members' photos. */
export const personalData: PersonalData = {
  feature: 'photo_moderation',
  tables: {
    photo_decision: {
      identifiedBy: ['account_id'],
      holds: 'Decisions of staff on photos, including undone ones.',
      exported: true,
      onErasure: 'deleted',
    },
  },
  export: async (queries, account) => ({
    parts: { photo_decisions: await selectExport(queries, account) },
  }),
  erase: async (tx, account) => {
    await deleteDecisionsByAccount(tx, account)
  },
}
