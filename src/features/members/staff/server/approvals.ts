import { dailyLimits } from '../rules/alone-limit.ts'
import {
  type ApprovalTerms,
  type ApprovalVerdict,
  decideApproval,
} from '../rules/decide-approval.ts'
import type { Queries, Transaction } from '#platform/server/postgres/database.ts'
import {
  type ApprovalRow,
  countSoloAct,
  endApproval,
  insertApproval,
  lockApproval,
  selectWaitingApprovals,
} from './store-approvals.ts'

export type { ApprovalTerms } from '../rules/decide-approval.ts'

/** Requests of one kind that a second staff member decides. The feature stores what they are about. */
export interface Approvals {
  /**
   * Whether a staff member may act alone: their actions involving money in the last 24 hours are
   * added up over all features. `share` is in units of the amount that one person may refund of one
   * order.
   */
  readonly actAlone: (
    tx: Transaction,
    act: { readonly by: number; readonly about: string; readonly share: number },
    now: Date,
  ) => Promise<boolean>
  /** Stores a request; `false` if one about the same subject is waiting. */
  readonly request: (
    tx: Transaction,
    request: { readonly subject: string; readonly terms: ApprovalTerms; readonly by: number },
    now: Date,
  ) => Promise<boolean>
  /**
   * Decides on the latest request about a subject, under a lock. `terms` are what would be approved
   * now; returns those that were requested, if the decision counts.
   */
  readonly decide: (
    tx: Transaction,
    decision: {
      readonly subject: string
      readonly terms: (requested: ApprovalTerms) => ApprovalTerms
      readonly by: number
      readonly approved: boolean
    },
    now: Date,
  ) => Promise<{
    readonly verdict: ApprovalVerdict
    readonly terms: ApprovalTerms
    /** The requester; 0 if there is none. */
    readonly requestedBy: number
  }>
  /** The waiting requests, oldest first. */
  readonly list: (queries: Queries) => Promise<readonly ApprovalRow[]>
}

/** Opens the approvals of one kind, such as `discounts.code`. */
export function openApprovals(kind: string): Approvals {
  return {
    actAlone: (tx, act, now) => countSoloAct(tx, { ...act, kind, dailyLimits }, now),
    request: (tx, request, now) => insertApproval(tx, { ...request, kind }, now),
    async decide(tx, { subject, terms, by, approved }, now) {
      const found = await lockApproval(tx, { kind, subject })
      const unchanged = found !== null && sameTerms(found.terms, terms(found.terms))
      const verdict = decideApproval(found && { ...found, unchanged }, { by, approved })
      if (verdict === 'end' && found !== null)
        await endApproval(tx, { id: found.id, state: approved ? 'approved' : 'declined', by }, now)
      return { verdict, terms: found?.terms ?? {}, requestedBy: found?.requestedBy ?? 0 }
    },
    list: (queries) => selectWaitingApprovals(queries, kind),
  }
}

function sameTerms(requested: ApprovalTerms, current: ApprovalTerms): boolean {
  const names = new Set([...Object.keys(requested), ...Object.keys(current)])
  return [...names].every((name) => requested[name] === current[name])
}
