import type { PersonalData } from '#features/members/accounts/server/index.ts'
import { passDays } from '../rules/swipe-retention.ts'
import { deleteAccountData } from './store.ts'
import { selectExport } from './store-export.ts'

/** Swipes and the answers to the match finder. */
export const personalData: PersonalData = {
  feature: 'matching',
  tables: {
    swipe: {
      identifiedBy: ['account_id', 'other_id'],
      holds: 'Likes and passes in the swipe game.',
      exported: true,
      exportedExcept: { other_id: 'who swiped the member' },
      expires: { days: passDays, job: 'matching.tidy' },
      onErasure: 'deleted',
    },
    finder_answers: {
      identifiedBy: ['account_id'],
      holds: 'Answers to the match finder.',
      exported: true,
      onErasure: 'deleted',
    },
  },
  export: async (queries, account) => ({
    parts: { matching: await selectExport(queries, account) },
  }),
  erase: (tx, account) => deleteAccountData(tx, account),
}
