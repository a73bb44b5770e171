import type { PersonalData } from '#features/members/accounts/server/index.ts'
import { selectDecisionsAbout, selectExport } from './store-export.ts'

const immutable =
  'Evidence for decisions about safety and for disputes about them: reports cannot be changed, not even by erasing one side.'

/**
 * Reports by a member with their outcome, and the decisions about a member that they were told.
 * Nothing is erased.
 */
export const personalData: PersonalData = {
  feature: 'reports',
  tables: {
    report: {
      identifiedBy: ['reporter_id', 'reported_id'],
      holds: 'Who reported whom, why. Only staff know the reporter.',
      exported: true,
      onErasure: 'kept',
      keptBecause: immutable,
    },
    evidence: {
      identifiedBy: ['report_id'],
      holds: 'The reported profile and messages as they were, with the name.',
      exported:
        'Copies of the exported profile and messages; those of others are not for the reporter.',
      onErasure: 'kept',
      keptBecause: immutable,
    },
    decision: {
      identifiedBy: ['report_id'],
      holds: 'The outcome with its reasons, as both sides were told.',
      exported: true,
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
  erase: async () => {},
}
