import type { PersonalData } from '#features/members/accounts/server/index.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { StaffViewer } from '#kernel/context.ts'
import type { Handlers } from '#kernel/handler.ts'
import { settleEach } from '#platform/server/tasks/settle-each.ts'
import type { Queries, Transaction } from '#platform/server/postgres/database.ts'
import type { contract } from '../contract.ts'
import { logInFailureRetentionMs } from '../rules/log-in-failure-retention.ts'
import { soloActRetentionMs } from '../rules/alone-limit.ts'
import type { ApprovalKind } from '../rules/approval-kinds.ts'
import { hasPermission, type Permission } from '../rules/permissions.ts'
import { idleMs } from '../rules/periods.ts'
import type { QueueRules } from '../rules/work-queue.ts'
import { countApprovals, listApprovals, takeBackRequest } from './approvals/list-approvals.ts'
import { type Approvals, type OpenApprovals, openApprovals } from './approvals/open-approvals.ts'
import { confirmSession } from './confirm-session.ts'
import { createDemo, type StaffDemo } from './demo.ts'
import type { StaffDeps } from './deps.ts'
import { beginEnrolment, finishEnrolment } from './enrol.ts'
import { logIn } from './log-in.ts'
import {
  beginSecondFactor,
  changePassword,
  finishSecondFactor,
  renewRecoveryCodes,
} from './own-account.ts'
import { createPeople, type People } from './people.ts'
import { personalData } from './personal-data.ts'
import { listAudit, logOut, readMe } from './read-me.ts'
import { findStaff } from './sessions.ts'
import { selectNames, selectEmail, selectOwner, selectPeople } from './store.ts'
import {
  deleteLogInFailures,
  insertAuditEntry,
  insertOpening,
  insertUnattributedAuditEntry,
  type NewAuditEntry,
  type NewOpening,
} from './store-audit.ts'
import { deleteExpiredClaims } from './store-claims.ts'
import { deleteOld } from './store-sessions.ts'
import { deleteSoloActs, selectSoloTotal } from './store-solo-acts.ts'
import { openWorkQueue, type WorkQueue } from './work-queue.ts'

export type { StaffDemo, StaffDraft } from './demo.ts'
export { selectPeople as listStaff } from './store.ts'
export { codeAt } from './one-time-codes.ts'
export type { StaffDeps } from './deps.ts'
export type { ListedPerson, People } from './people.ts'
export { openApprovals } from './approvals/open-approvals.ts'
export type {
  Approvals,
  ApprovalRules,
  ApprovalSubject,
  OpenApprovals,
} from './approvals/open-approvals.ts'
export { refuseDecision } from './approvals/refuse-decision.ts'
export { createMoneyDigest, type MoneyDigest } from './money-digest.ts'
export type { WorkQueue } from './work-queue.ts'
export type { AuditFacts, NewAuditEntry } from './store-audit.ts'

/**
 * Records an action of a staff member in the transaction that performs it: an action that cannot be
 * recorded does not happen.
 */
export type RecordAuditEntry = (
  tx: Transaction,
  who: Pick<StaffViewer, 'staff'>,
  note: NewAuditEntry,
  now: Date,
) => Promise<void>

/**
 * Records that a staff member opened something private, before it is shown: what cannot be recorded
 * is not shown. One entry per person, thing and day.
 */
export type RecordOpening = (
  queries: Queries,
  who: Pick<StaffViewer, 'staff'>,
  opening: NewOpening,
  now: Date,
) => Promise<void>

/**
 * Records an operation done on the server itself, in the transaction that performs it; `command` is
 * what the log shows in place of a person.
 */
export type RecordServerCommand = (
  tx: Transaction,
  command: string,
  note: NewAuditEntry,
  now: Date,
) => Promise<void>

export interface Staff {
  readonly handlers: Handlers<typeof contract, Site>
  /** Finds the staff member by session token; called for every back office request. */
  readonly findStaff: (token: string, now: Date) => Promise<StaffViewer | null>
  readonly note: RecordAuditEntry
  readonly noteOpening: RecordOpening
  readonly noteCommand: RecordServerCommand
  /** Returns the names of staff members by their internal keys. */
  readonly getNames: (staff: readonly number[]) => Promise<ReadonlyMap<number, string>>
  /** The address of a staff member. */
  readonly getEmail: (staff: number) => Promise<string>
  /**
   * The staff member who owns an address in the form used for comparison, or another spelling of the
   * mailbox with something after a plus sign; null if none does.
   */
  readonly findByEmail: (emailKey: string) => Promise<number | null>
  /** Whether another active staff member has a permission. */
  readonly hasAnother: (except: number, permission: Permission) => Promise<boolean>
  /** Opens a queue whose items staff members claim one at a time. */
  readonly openQueue: (rules: QueueRules) => WorkQueue
  /** Opens requests of one kind that a second staff member decides; each kind is opened once. */
  readonly openApprovals: OpenApprovals
  /** Ends requests of every kind on which no one decided in time; a scheduled job. */
  readonly expireApprovals: (now: Date) => Promise<void>
  /** The sum of what a staff member did alone with money since a time, in units of the limit of one act. */
  readonly soloTotal: (staff: number, since: Date) => Promise<number>
  /** Operations available only on the machine itself. */
  readonly people: People
  /** Deletes expired data; a scheduled job. */
  readonly tidy: (now: Date) => Promise<void>
  readonly demo: StaffDemo
  /** How this feature exports and erases a member's data. */
  readonly personalData: PersonalData
}

/**
 * Creates the staff feature: accounts of the operator's staff, separate from members, and their
 * audit log.
 */
export function createStaff(deps: StaffDeps): Staff {
  const opened = new Map<ApprovalKind, Pick<Approvals<string>, 'decide' | 'expireDue'>>()
  return {
    handlers: {
      'staff.log_in': logIn(deps),
      'staff.log_out': logOut(deps),
      'staff.confirm': confirmSession(deps),
      'staff.read_me': readMe(deps),
      'staff.begin_enrolment': beginEnrolment(deps),
      'staff.finish_enrolment': finishEnrolment(deps),
      'staff.change_password': changePassword(deps),
      'staff.begin_second_factor': beginSecondFactor(deps),
      'staff.finish_second_factor': finishSecondFactor(deps),
      'staff.renew_recovery_codes': renewRecoveryCodes(deps),
      'staff.list_audit': listAudit(deps),
      'staff.list_approvals': listApprovals(deps),
      'staff.count_approvals': countApprovals(deps),
      'staff.take_back_request': takeBackRequest(opened),
    },
    findStaff: findStaff(deps.database),
    note: async (tx, { staff }, note, now) => {
      await insertAuditEntry(tx, staff, note, now)
    },
    noteOpening: async (queries, { staff }, opening, now) => {
      await insertOpening(queries, staff, opening, now)
    },
    noteCommand: async (tx, command, note, now) => {
      await insertUnattributedAuditEntry(tx, command, note, now)
    },
    getNames: async (staff) =>
      staff.length === 0
        ? new Map()
        : new Map((await selectNames(deps.database, staff)).map(({ id, name }) => [id, name])),
    getEmail: (staff) => selectEmail(deps.database, staff),
    findByEmail: (emailKey) => selectOwner(deps.database, emailKey),
    hasAnother: async (except, permission) =>
      (await selectPeople(deps.database)).some(
        ({ id, role, status }) =>
          id !== except && status === 'active' && hasPermission(role, permission),
      ),
    people: createPeople(deps),
    openApprovals: (rules) => {
      const approvals = openApprovals(deps.database, rules)
      opened.set(rules.kind, approvals)
      return approvals
    },
    expireApprovals: async (now) => {
      await settleEach([...opened.values()], (approvals) => approvals.expireDue(now))
    },
    soloTotal: (staff, since) => selectSoloTotal(deps.database, staff, since),
    openQueue: (rules) => openWorkQueue(deps.database, rules),
    personalData,
    tidy: async (now) => {
      await deleteOld(deps.database, new Date(now.getTime() - idleMs), now)
      await deleteExpiredClaims(deps.database, now)
      await deleteSoloActs(deps.database, new Date(now.getTime() - soloActRetentionMs))
      await deleteLogInFailures(deps.database, new Date(now.getTime() - logInFailureRetentionMs))
    },
    demo: createDemo(deps),
  }
}
