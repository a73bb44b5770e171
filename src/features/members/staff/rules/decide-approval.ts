/** Terms of an approval: texts, numbers and booleans, but never anything written by a member. */
export type ApprovalTerms = Readonly<Record<string, string | number | boolean | null>>

/** A request as it is stored, for the decision about it. */
export interface ApprovalFacts {
  readonly state: 'waiting' | 'approved' | 'declined'
  readonly requestedBy: number
  /** Whether the terms are still the same. */
  readonly unchanged: boolean
}

/**
 * `end`: the decision counts. `repeated`: it was already decided this way. `decided`: it was
 * decided the other way. `own`: no one may decide on their own request. `changed`: the terms
 * requested are no longer the ones that would be approved.
 */
export type ApprovalVerdict = 'end' | 'repeated' | 'decided' | 'own' | 'changed' | 'none'

/** Decides whether a staff member's decision on another's request counts. */
export function decideApproval(
  facts: ApprovalFacts | null,
  { by, approved }: { readonly by: number; readonly approved: boolean },
): ApprovalVerdict {
  if (facts === null) return 'none'
  if (facts.state !== 'waiting')
    return (facts.state === 'approved') === approved ? 'repeated' : 'decided'
  if (facts.requestedBy === by) return 'own'
  return approved && !facts.unchanged ? 'changed' : 'end'
}
