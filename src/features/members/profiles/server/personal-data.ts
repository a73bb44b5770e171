import type { PersonalData } from '#features/members/accounts/server/index.ts'
import { deleteProfile } from './store.ts'
import { selectExport } from './store-export.ts'

/** Everything members write about themselves. */
export const personalData: PersonalData = {
  feature: 'profiles',
  tables: {
    profile: {
      identifiedBy: ['account_id'],
      holds: 'Date of birth, gender, orientation, place, appearance, languages, interests, texts.',
      exported: true,
      onErasure: 'deleted',
    },
    intimate_interests: {
      identifiedBy: ['account_id'],
      holds: 'Intimate interests and the consent to store them.',
      exported: true,
      onErasure: 'deleted',
    },
    prompt: {
      identifiedBy: ['account_id'],
      holds: 'Answers to profile prompts.',
      exported: true,
      onErasure: 'deleted',
    },
    reply_habit: {
      identifiedBy: ['account_id'],
      holds: 'How the member usually answers, computed from messages.',
      exported: true,
      onErasure: 'deleted',
    },
  },
  export: async (queries, account) => ({
    parts: { profile: await selectExport(queries, account) },
  }),
  erase: (tx, account) => deleteProfile(tx, account),
}
