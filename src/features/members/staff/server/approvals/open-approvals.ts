import { settleEach } from '#platform/server/tasks/settle-each.ts'
import type { Database, Queries, Transaction } from '#platform/server/postgres/database.ts'
import { dailyLimits } from '../../rules/alone-limit.ts'
import { type ApprovalKind, approvalPeriodMs } from '../../rules/approval-kinds.ts'
import {
  type ApprovalDecision,
  type ApprovalTerms,
  type ApprovalVerdict,
  areSameTerms,
  decideApproval,
} from '../../rules/decide-approval.ts'
import type { MoneyAct, MoneyKind } from '../../rules/money-digest.ts'
import {
  type AuditFacts,
  insertAuditEntry,
  insertUnattributedAuditEntry,
  type NewAuditEntry,
} from '../store-audit.ts'
import { countSoloAct } from '../store-solo-acts.ts'
import {
  type ApprovalRow,
  endApproval,
  insertApproval,
  lockApproval,
  selectExpiredSubjects,
  selectWaitingApprovals,
} from './store-approvals.ts'

/** The subject of a request, as it is now. */
export interface ApprovalSubject {
  /** The terms on which it would be approved now. */
  readonly terms: ApprovalTerms
  /** Its public id in the audit log, the facts of an entry, and the money it moves once approved. */
  readonly about: string
  readonly facts: AuditFacts
  readonly money?: Omit<MoneyAct, 'kind'> & { readonly kind?: MoneyKind }
}

/** How a feature carries out what was decided; everything else is the same for every kind. */
export interface ApprovalRules<Subject extends ApprovalSubject, Obstacle extends string> {
  readonly kind: ApprovalKind
  /** How long a request can be decided on, in milliseconds; a week if left out. */
  readonly periodMs?: number
  /**
   * Locks what a request is about, before the request itself is locked, and reads it; `null` if it does
   * not exist.
   */
  readonly lock: (tx: Transaction, subject: string) => Promise<Subject | null>
  /** Why it can't be approved now, although nothing about it has changed. */
  readonly findObstacle?: (subject: Subject) => Obstacle | null
  /** Carries it out. */
  readonly approve: (
    tx: Transaction,
    subject: Subject,
    request: {
      readonly by: number
      readonly requestedBy: number
      readonly reason: string | null
    },
    now: Date,
  ) => Promise<void>
  /** Ends what was waiting without an approval; `by` is `null` if no one decided in time. */
  readonly close: (tx: Transaction, subject: Subject, by: number | null, now: Date) => Promise<void>
}

/** Requests of one kind that a second staff member decides. */
export interface Approvals<Obstacle extends string = never> {
  /**
   * Whether a staff member may act alone: their acts with money of 24 hours are added up over all
   * features. `share` is in units of what one person may refund of one order.
   */
  readonly actAlone: (
    tx: Transaction,
    act: { readonly by: number; readonly about: string; readonly share: number },
    now: Date,
  ) => Promise<boolean>
  /** Stores a request about what the caller has locked; `false` if one about the same subject is waiting. */
  readonly request: (
    tx: Transaction,
    request: {
      readonly subject: string
      readonly terms: ApprovalTerms
      readonly reason?: string
      readonly by: number
    },
    now: Date,
  ) => Promise<boolean>
  /**
   * Decides on the latest request about a subject, carries the decision out and records it, in one
   * transaction; or takes the request back.
   */
  readonly decide: (
    decision: { readonly subject: string; readonly to: ApprovalDecision; readonly by: number },
    now: Date,
  ) => Promise<ApprovalVerdict | Obstacle>
  /** Ends requests on which no one decided in time. */
  readonly expireDue: (now: Date) => Promise<void>
  /** The waiting requests, oldest first. */
  readonly list: (queries: Queries) => Promise<readonly ApprovalRow[]>
}

/** Opens the approvals of one kind. */
export type OpenApprovals = <Subject extends ApprovalSubject, Obstacle extends string = never>(
  rules: ApprovalRules<Subject, Obstacle>,
) => Approvals<Obstacle>

/** Recorded as the actor when a request expires. */
const machine = 'staff.expire_approvals'

export function openApprovals<Subject extends ApprovalSubject, Obstacle extends string = never>(
  database: Database,
  rules: ApprovalRules<Subject, Obstacle>,
): Approvals<Obstacle> {
  const { kind } = rules

  async function expire(tx: Transaction, subject: string, now: Date): Promise<void> {
    const locked = await rules.lock(tx, subject)
    const request = await lockApproval(tx, { kind, subject })
    // Someone may have decided after it was listed.
    if (request === null || request.state !== 'waiting' || request.expiresAt > now) return
    await endApproval(tx, { id: request.id, state: 'expired', by: null }, now)
    if (locked !== null) await rules.close(tx, locked, null, now)
    const about = locked ?? { about: subject, facts: {} }
    const entry = toEntry(kind, 'expired', about, request.reason)
    await insertUnattributedAuditEntry(tx, machine, entry, now)
  }

  return {
    actAlone: (tx, act, now) => countSoloAct(tx, { ...act, kind, dailyLimits }, now),
    request: (tx, { reason = null, ...request }, now) => {
      const expiresAt = new Date(now.getTime() + (rules.periodMs ?? approvalPeriodMs))
      return insertApproval(tx, { ...request, reason, kind, expiresAt }, now)
    },
    decide: ({ subject, to, by }, now) =>
      database.transaction(async (tx) => {
        const locked = await rules.lock(tx, subject)
        if (locked === null) return 'none'
        const request = await lockApproval(tx, { kind, subject })
        const unchanged = request !== null && areSameTerms(request.terms, locked.terms)
        const verdict = decideApproval(request && { ...request, unchanged }, { by, to, now })
        if (verdict !== 'end' || request === null) return verdict
        const obstacle = to === 'approved' ? (rules.findObstacle?.(locked) ?? null) : null
        if (obstacle !== null) return obstacle
        await endApproval(tx, { id: request.id, state: to, by }, now)
        const { requestedBy, reason } = request
        if (to === 'approved') await rules.approve(tx, locked, { by, requestedBy, reason }, now)
        else await rules.close(tx, locked, by, now)
        await insertAuditEntry(tx, by, toEntry(kind, to, locked, reason), now)
        return 'end'
      }),
    async expireDue(now) {
      await settleEach(await selectExpiredSubjects(database, kind, now), (subject) =>
        database.transaction((tx) => expire(tx, subject, now)),
      )
    },
    list: (queries) => selectWaitingApprovals(queries, [kind]),
  }
}

/** `refunds.refund_approved`, `discounts.code_expired`: the same words for every kind. */
function toEntry(
  kind: ApprovalKind,
  end: ApprovalDecision | 'expired',
  { about, facts, money }: Omit<ApprovalSubject, 'terms'>,
  reason: string | null,
): NewAuditEntry {
  return {
    act: `${kind}_${end}`,
    about,
    facts: { ...facts, ...(reason !== null && { reason }) },
    ...(end === 'approved' && money !== undefined && { money: { kind: 'approval', ...money } }),
  }
}
