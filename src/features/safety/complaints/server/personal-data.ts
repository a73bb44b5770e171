import type { PersonalData } from '#features/members/accounts/server/index.ts'
import { decidedRetentionDays, undecidedRetentionDays } from '../rules/retention.ts'
import { deleteClosedCases, selectExport } from './store-retention.ts'

const expires = {
  days: undecidedRetentionDays,
  note: `after it was filed; ${decidedRetentionDays} days after the decision or answer`,
  job: 'complaints.tidy',
}
const open = 'A case without a decision stays until it is decided, and then expires.'

/** Complaints, statements of reasons, appeals and support requests. */
export const personalData: PersonalData = {
  feature: 'complaints',
  tables: {
    complaint: {
      identifiedBy: ['account_id', 'email', 'email_key'],
      holds: 'Complaints and questions to support, with the address for the answer.',
      exported: true,
      expires,
      onErasure: 'reduced',
      keptBecause: open,
    },
    answer: {
      identifiedBy: ['complaint_id'],
      holds: 'Answers of staff to support requests.',
      exported: true,
      expires,
      onErasure: 'deleted',
    },
    statement: {
      identifiedBy: ['account_id', 'complaint_id'],
      holds: 'Decisions about a member or their complaint, with the reasons.',
      exported: true,
      expires,
      onErasure: 'reduced',
      keptBecause: open,
    },
    appeal: {
      identifiedBy: ['statement_id'],
      holds: 'Appeals against decisions, as they were written.',
      exported: true,
      expires,
      onErasure: 'reduced',
      keptBecause: open,
    },
    appeal_decision: {
      identifiedBy: ['appeal_id'],
      holds: 'Decisions on appeals, with the reasons.',
      exported: true,
      expires,
      onErasure: 'deleted',
    },
  },
  export: async (queries, account) => {
    const { complaints, decisions } = await selectExport(queries, account)
    return { parts: { complaints, statements_of_reasons: decisions } }
  },
  erase: (tx, account) => deleteClosedCases(tx, account),
}
