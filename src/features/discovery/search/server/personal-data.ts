import type { PersonalData } from '#features/members/accounts/server/index.ts'
import { refreshAccount } from './store.ts'

/** The search index; a copy of what accounts and profiles export. */
export const personalData: PersonalData = {
  feature: 'search',
  tables: {
    member_search: {
      identifiedBy: ['account_id'],
      holds:
        'The search index: age, gender, orientation, city, last activity, and what the profile states by choices.',
      exported: 'A copy of data that is exported with the account and the profile.',
      onErasure: 'deleted',
    },
  },
  export: async () => ({ parts: {} }),
  // Deletes the row: an account that is not active has none.
  erase: (tx, account, now) => refreshAccount(tx, account, now),
}
