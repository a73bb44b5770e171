/** Terms of an approval: texts, numbers and booleans, but never anything written by a member. */
export type ApprovalTerms = Readonly<Record<string, string | number | boolean | null>>

/**
 * `superseded`: the product ended it, because its subject was settled in another way, such as a
 * refund by a withdrawal.
 */
export const approvalStates = [
  'waiting',
  'approved',
  'declined',
  'taken_back',
  'expired',
  'superseded',
] as const
export type ApprovalState = (typeof approvalStates)[number]

/** A decision by a staff member on a request. */
export type ApprovalDecision = 'approved' | 'declined' | 'taken_back'

/** A request as it is stored, for the decision about it. */
export interface ApprovalFacts {
  readonly state: ApprovalState
  readonly requestedBy: number
  readonly expiresAt: Date
  /** Whether it is still about the same terms. */
  readonly unchanged: boolean
}

/**
 * `end`: the decision counts. `repeated`: it was already decided this way. `decided`: it ended another
 * way. `own`: no one decides on their own request, owners included. `not_own`: only the requester takes
 * it back. `changed`: what was requested is no longer what would be approved.
 */
export type ApprovalVerdict =
  | 'end'
  | 'repeated'
  | 'decided'
  | 'expired'
  | 'own'
  | 'not_own'
  | 'changed'
  | 'none'

/** Decides whether what a staff member does with a request counts (OPS-04). */
export function decideApproval(
  facts: ApprovalFacts | null,
  { by, to, now }: { readonly by: number; readonly to: ApprovalDecision; readonly now: Date },
): ApprovalVerdict {
  if (facts === null) return 'none'
  const own = facts.requestedBy === by
  if (to === 'taken_back' && !own) return 'not_own'
  if (facts.state === 'expired') return 'expired'
  if (facts.state !== 'waiting') return facts.state === to ? 'repeated' : 'decided'
  if (to !== 'taken_back' && own) return 'own'
  if (facts.expiresAt <= now) return 'expired'
  return to === 'approved' && !facts.unchanged ? 'changed' : 'end'
}

/** Whether what was requested is what would be approved now. */
export function areSameTerms(requested: ApprovalTerms, current: ApprovalTerms): boolean {
  const names = new Set([...Object.keys(requested), ...Object.keys(current)])
  return [...names].every((name) => requested[name] === current[name])
}
