import type { Handlers } from '#kernel/handler.ts'
import type { AsyncSubscriber } from '#platform/server/events/emit.ts'
import { sweepOrphans } from '#platform/server/blobs/sweep-orphans.ts'
import type { PersonalData } from '#features/members/accounts/server/index.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract } from '../contract.ts'
import type { ReportsDeps } from './deps.ts'
import { suspicionAt } from '../rules/suspicion.ts'
import { fileMachineReport } from './file-machine-report.ts'
import { actOnMember, endSuspension, listTemplates } from './act-on-member.ts'
import { decideReport } from './decide-report.ts'
import { emailDecision } from './email-decision.ts'
import { countReports, listReports, readReport } from './list-reports.ts'
import { selectIsSuspect, selectWasPaused } from './store-decisions.ts'
import { type FileStaffReport, fileStaffReport } from './file-staff-report.ts'
import { type PauseFromOffice, pauseFromOffice } from './pause-from-office.ts'
import { type OverturnDecision, overturnDecision } from './overturn-decision.ts'
import { resumeAccount } from './resume-account.ts'
import { emailResumption } from './email-pause.ts'
import { decideRequest, requestReinstatement } from './decide-request.ts'
import { fileConversationReport, fileReport } from './file-report.ts'
import { officeMediaRoute } from './office-media-route.ts'
import { tidyReports } from './tidy-reports.ts'
import { deletePictures, evidenceFolder } from './collect-evidence.ts'
import { selectPicturesInUse } from './store-evidence.ts'
import { personalData } from './personal-data.ts'
import { type FiledReport, selectReports } from './store.ts'

export type { MessageEvidence, ReportsDeps } from './deps.ts'
export { openRequestApprovals } from './request-approvals.ts'
export type { FiledReport } from './store.ts'

export interface Reports {
  readonly handlers: Handlers<typeof contract, Site>
  /**
   * The reports of a pool with their evidence, latest first, for staff; `before` is the id of the
   * last one.
   */
  readonly list: (request: {
    pool: number
    before: number | null
    count: number
  }) => Promise<FiledReport[]>
  /** Event subscribers; they run after the commit. */
  readonly subscribers: {
    /** Sends the emails to both sides. */
    readonly 'reports.decided': ReturnType<typeof emailDecision>
    /** Emails the owner of a paused account when it is reopened. */
    readonly 'reports.resumed': ReturnType<typeof emailResumption>
    /** Emails the owner of a closed account that it is open again. */
    readonly 'reports.reinstated': ReturnType<typeof emailResumption>
    /** Deletes copied pictures. */
    readonly 'reports.pictures_discarded': AsyncSubscriber<{ keys: string[] }>
    /** Opens a case about a member whose first message was sent to many people. */
    readonly 'message_safety.mass_sender_found': AsyncSubscriber<{ account: number; at: number }>
  }
  /** The raw route of the copied pictures, for the HTTP server. */
  readonly routes: ReturnType<typeof officeMediaRoute>
  /** A timed job: deletes reports a year after their decision. */
  readonly tidy: (now: Date) => Promise<void>
  /** A timed job: deletes copied pictures that no report has. Returns how many. */
  readonly sweepPictures: () => Promise<number>
  /**
   * Whether someone is a suspect awaiting a decision: members' payments for messages to them are
   * kept in escrow (F13).
   */
  readonly isSuspect: (account: number, now: Date) => Promise<boolean>
  /** Opens a report by a staff member, in the caller's transaction. */
  readonly fileForOffice: FileStaffReport
  /** Undoes a decision that an appeal overturned, in the caller's transaction. */
  readonly overturn: OverturnDecision
  /** Pauses the account of someone who may be under age, in the caller's transaction. */
  readonly pauseFromOffice: PauseFromOffice
  /** Whether an account was paused before, because its owner might be under age. */
  readonly wasPaused: (account: number, statement?: string) => Promise<boolean>
  /** How this feature exports and erases a member's data. */
  readonly personalData: PersonalData
}

/** Reports: members' reports about each other, with immutable evidence. */
export function createReports(deps: ReportsDeps): Reports {
  return {
    handlers: {
      'reports.file': fileReport(deps),
      'reports.file_about_conversation': fileConversationReport(deps),
      'reports.count': countReports(deps),
      'reports.list': listReports(deps),
      'reports.read': readReport(deps),
      'reports.decide': decideReport(deps),
      'reports.act': actOnMember(deps),
      'reports.list_templates': listTemplates(deps),
      'reports.end_suspension': endSuspension(deps),
      'reports.resume': resumeAccount(deps),
      'reports.request_reinstatement': requestReinstatement(deps),
      'reports.decide_request': decideRequest(deps),
    },
    subscribers: {
      'reports.decided': emailDecision(deps),
      'reports.resumed': emailResumption(deps, 'resumed'),
      'reports.reinstated': emailResumption(deps, 'reinstated'),
      'reports.pictures_discarded': ({ keys }) => deletePictures(deps, keys),
      'message_safety.mass_sender_found': fileMachineReport(deps),
    },
    routes: officeMediaRoute(deps),
    tidy: tidyReports(deps),
    sweepPictures: () =>
      sweepOrphans(deps.blobs, evidenceFolder, (keys) => selectPicturesInUse(deps.database, keys)),
    isSuspect: (account, now) => selectIsSuspect(deps.database, account, suspicionAt(now)),
    list: (request) => selectReports(deps.database, request),
    fileForOffice: fileStaffReport,
    overturn: overturnDecision(deps),
    pauseFromOffice: pauseFromOffice(deps),
    wasPaused: (account, statement) => selectWasPaused(deps.database, account, statement),
    personalData,
  }
}
