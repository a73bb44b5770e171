import type { Handlers } from '#kernel/handler.ts'
import type { PersonalData } from '#features/members/accounts/server/index.ts'
import type { Staff } from '#features/members/staff/server/index.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract } from '../contract/complaints.ts'
import { caseQueue } from '../rules/case-queue.ts'
import { appeal } from './appeal.ts'
import { createCaseLinks } from './case-links.ts'
import { decideAppeal, decideComplaint, openReport } from './decide-case.ts'
import type { ComplaintsDeps } from './deps.ts'
import { emailCase } from './email-case.ts'
import { announceDeadlines, emailDeadlines } from './email-deadlines.ts'
import { askSupport, fileComplaint } from './file-complaint.ts'
import { claimCase, countOfficeCases, listOfficeCases, releaseCase } from './office-cases.ts'
import { personalData } from './personal-data.ts'
import { listOwnCases, readCase } from './read-case.ts'
import { announceStatements, createStatements, type Statements } from './statements.ts'
import { selectAppealedReports, selectAppealing, selectIsPhotoAppealed } from './store-appeals.ts'
import { type ModerationFigures, selectFigures } from './store-figures.ts'
import { answerSupport, countSupport, listSupport } from './support.ts'
import { tidyCases } from './tidy-cases.ts'

export type { ComplaintsDeps, DecidingStaff, Overturned } from './deps.ts'
export type { ModerationDecision, Statements } from './statements.ts'
export type { ModerationFigures } from './store-figures.ts'

export interface Complaints {
  readonly handlers: Handlers<typeof contract, Site>
  /** Statements of reasons, recorded by the features that moderate. */
  readonly statements: Statements
  /** Event subscribers; they run after the commit. */
  readonly subscribers: {
    readonly 'complaints.email_due': ReturnType<typeof emailCase>
    readonly 'complaints.deadlines_missed': ReturnType<typeof emailDeadlines>
  }
  /** A timed job: emails those who may decide how many cases are overdue, once a day. */
  readonly announceDeadlines: (now: Date) => Promise<void>
  /** A timed job: tells the owners of rejected photos why. */
  readonly announce: (now: Date) => Promise<void>
  /** A timed job: deletes old cases. */
  readonly tidy: (now: Date) => Promise<void>
  /** Whether an appeal about a photo is undecided, so that staff may look at it again. */
  readonly isPhotoAppealed: (photo: string) => Promise<boolean>
  /** The accounts with an undecided appeal against their pause, which aren't deleted before. */
  readonly findAppealing: () => Promise<readonly number[]>
  /** The numbers of reports with an undecided appeal, whose evidence isn't deleted before. */
  readonly findAppealedReports: () => Promise<readonly string[]>
  /** Counts for the transparency figures. */
  readonly countModeration: (
    site: number,
    span: { readonly from: Date; readonly until: Date },
  ) => Promise<ModerationFigures>
  /** How this feature exports and erases a member's data. */
  readonly personalData: PersonalData
}

/** Complaints: complaints, statements of reasons, appeals, and support requests. */
export function createComplaints({
  secret,
  openQueue,
  ...rest
}: Omit<ComplaintsDeps, 'links' | 'queue'> & {
  /** The secret of the installation, with which links are sealed. */
  readonly secret: string
  readonly openQueue: Staff['openQueue']
}): Complaints {
  const deps: ComplaintsDeps = {
    ...rest,
    links: createCaseLinks(secret),
    queue: openQueue(caseQueue),
  }
  const { database } = deps
  return {
    handlers: {
      'complaints.file': fileComplaint(deps),
      'complaints.ask_support': askSupport(deps),
      'complaints.read_case': readCase(deps),
      'complaints.appeal': appeal(deps),
      'complaints.list_own': listOwnCases(deps),
      'complaints.count': countOfficeCases(deps),
      'complaints.list': listOfficeCases(deps),
      'complaints.claim': claimCase(deps),
      'complaints.release': releaseCase(deps),
      'complaints.decide': decideComplaint(deps),
      'complaints.decide_appeal': decideAppeal(deps),
      'complaints.open_report': openReport(deps),
      'complaints.count_support': countSupport(deps),
      'complaints.list_support': listSupport(deps),
      'complaints.answer_support': answerSupport(deps),
    },
    statements: createStatements(deps),
    subscribers: {
      'complaints.email_due': emailCase(deps),
      'complaints.deadlines_missed': emailDeadlines(deps),
    },
    announceDeadlines: announceDeadlines(deps),
    announce: announceStatements(deps),
    tidy: tidyCases(deps),
    isPhotoAppealed: (photo) => selectIsPhotoAppealed(database, photo),
    findAppealing: () => selectAppealing(database),
    findAppealedReports: () => selectAppealedReports(database),
    countModeration: (site, span) => selectFigures(database, site, span),
    personalData,
  }
}
