import type { PersonalData } from '#features/members/accounts/server/index.ts'
import { decidedRetentionDays } from '../rules/retention.ts'
import { selectDecisionsAbout, selectExport } from './store-export.ts'
import { pseudonymise } from './store-evidence.ts'

const immutable =
  'Evidence for decisions about safety and for disputes about them. Without the account, its number identifies no one.'
const expires = {
  days: decidedRetentionDays,
  note: 'after the decision; without one, after 365 days (cases of the machine) or 730 days (reports)',
  job: 'reports.tidy',
}

/**
 * A member's reports with their outcome, and the decisions about a member that they were informed
 * of. An erased account's name is removed from the evidence; the rest stays until it expires.
 */
export const personalData: PersonalData = {
  feature: 'reports',
  tables: {
    report: {
      identifiedBy: ['reporter_id', 'reported_id'],
      holds: 'Who reported whom, why. Only staff know the reporter.',
      exported: true,
      expires,
      onErasure: 'kept',
      keptBecause: immutable,
    },
    evidence: {
      identifiedBy: ['report_id'],
      holds: 'Copies of the reported profile and messages as they were, with their photos.',
      exported:
        'Copies of the exported profile and messages; those of others are not for the reporter.',
      expires,
      onErasure: 'reduced',
      keptBecause:
        'Evidence for decisions about safety and for disputes about them. The name and the id of the profile are removed.',
    },
    decision: {
      identifiedBy: ['report_id'],
      holds: 'The outcome with its reasons, as both sides were told.',
      exported: true,
      expires,
      onErasure: 'kept',
      keptBecause: immutable,
    },
  },
  export: async (queries, account) => ({
    parts: {
      reports: await selectExport(queries, account),
      decisions_about_you: await selectDecisionsAbout(queries, account),
    },
  }),
  erase: (tx, account) => pseudonymise(tx, account),
}
