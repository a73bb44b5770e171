import type { PersonalData } from '#features/members/accounts/server/index.ts'
import { retentionDays } from '../rules/retention.ts'
import { eraseFromRequests, selectExport } from './store-retention.ts'

const expires = { days: retentionDays, note: 'after it was filed', job: 'data_requests.tidy' }

/** Requests about personal data. */
export const personalData: PersonalData = {
  feature: 'data_requests',
  tables: {
    request: {
      identifiedBy: ['account_id', 'filed_by', 'email', 'email_key'],
      holds:
        'Requests about personal data, with the address for the answer and how it was proven who asks.',
      exported: true,
      expires,
      onErasure: 'reduced',
      keptBecause:
        'Shows that a request was answered in time. Account and texts are removed; an open request keeps the address for its answer.',
    },
    link: {
      identifiedBy: ['request_id', 'email_key'],
      holds: 'Hashes of emailed links.',
      exported: 'Secret: it could be used to confirm a request.',
      expires,
      onErasure: 'deleted',
    },
  },
  export: async (queries, account) => ({
    parts: { data_requests: await selectExport(queries, account) },
  }),
  erase: (tx, account) => eraseFromRequests(tx, account),
}
