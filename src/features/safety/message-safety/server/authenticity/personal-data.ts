import type { PersonalData } from '#features/members/accounts/server/index.ts'
import { deleteByAccount, selectExport } from './store.ts'

/** Answers to “Is this a real person?” that are shown in conversations. */
export const personalData: PersonalData = {
  feature: 'message_safety',
  tables: {
    notice: {
      identifiedBy: ['asked_by', 'profile_id'],
      holds: 'Notices in conversations with fictional profiles, shown because the member asked.',
      exported: true,
      exportedExcept: { profile_id: 'who asked a fictional profile' },
      onErasure: 'deleted',
    },
  },
  export: async (queries, account) => ({
    parts: { honest_answers: await selectExport(queries, account) },
  }),
  erase: (tx, account) => deleteByAccount(tx, account),
}
