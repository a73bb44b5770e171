import type { PersonalData } from '#features/members/accounts/server/index.ts'
import { deleteResale, selectResale } from './store-resale.ts'

/** Whether a member is shown as an ad on other sites. */
export const personalData: PersonalData = {
  feature: 'ads',
  tables: {
    cross_promotion: {
      identifiedBy: ['account_id'],
      holds: 'Members who chose to be shown on other sites, since when.',
      exported: true,
      onErasure: 'deleted',
    },
  },
  export: async (queries, account) => ({
    parts: { ads: { shown_elsewhere_since: await selectResale(queries, account) } },
  }),
  erase: (tx, account) => deleteResale(tx, account),
}
