import type { Handlers } from '#kernel/handler.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract } from '../contract.ts'
import type { ReportsDeps } from './deps.ts'
import { suspectReporters } from '../rules/decisions.ts'
import { decide } from './decide.ts'
import { writeDecided } from './letters.ts'
import { countFiled, listFiled } from './list-filed.ts'
import { selectSuspect } from './store-decisions.ts'
import { type FileForOffice, fileForOffice } from './file-for-office.ts'
import { fileReport } from './file-report.ts'
import { type FiledReport, selectExport, selectReports } from './store.ts'

export type { MessageEvidence, ReportsDeps } from './deps.ts'
export type { FiledReport } from './store.ts'

export interface Reports {
  readonly handlers: Handlers<typeof contract, Site>
  /** The reports of a pool with their evidence, the latest first, for the operator’s people; `before` is the last one’s id. */
  readonly list: (asked: { pool: number; before: number | null; count: number }) => Promise<FiledReport[]>
  /** What reports hear of themselves after the commit: both sides are written to. */
  readonly hears: { readonly 'reports.decided': ReturnType<typeof writeDecided> }
  /** Whether someone waits for a decision, so that nothing of theirs is mailed and nobody pays for answering (F13). */
  readonly isSuspect: (account: number) => Promise<boolean>
  /** One of the staff opens one themselves, in the caller's transaction. */
  readonly fileForOffice: FileForOffice
  /** Everything kept here of a member, for their own file. */
  readonly exportOwn: (account: number) => ReturnType<typeof selectExport>
}

/** Reports: what members tell the operator about each other, with evidence that stays as it was. */
export function createReports(deps: ReportsDeps): Reports {
  return {
    handlers: {
      'reports.file': fileReport(deps),
      'reports.count': countFiled(deps),
      'reports.list': listFiled(deps),
      'reports.decide': decide(deps),
    },
    hears: { 'reports.decided': writeDecided(deps) },
    isSuspect: (account) => selectSuspect(deps.database, account, suspectReporters),
    list: (asked) => selectReports(deps.database, asked),
    fileForOffice,
    exportOwn: (account) => selectExport(deps.database, account),
  }
}
