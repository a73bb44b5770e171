import { dayMs } from '#kernel/duration.ts'
import type { ClaimDefinition } from './claims.ts'
import type { StoredFinding } from './finding.ts'

/** Whether a claim is proven, and if not, why. */
export type ClaimStatus =
  | 'proven'
  | 'not_computed'
  | 'no_query'
  | 'no_period'
  | 'too_few'
  | 'not_so'
  | 'expired'

/**
 * Decides whether a claim may be shown now (BEY-05): computed by its query, over the full period,
 * from a sufficient sample, with figures that support it, and recently enough. Checked on every
 * read, so that nothing stored wrongly or for too long is shown.
 */
export function decideClaim(
  finding: StoredFinding | null,
  definition: ClaimDefinition,
  now: Date,
): ClaimStatus {
  if (finding === null) return 'not_computed'
  if (finding.query === '' || finding.query !== definition.query) return 'no_query'
  const period = finding.until.getTime() - finding.from.getTime()
  // NaN if a date is invalid, in which case every comparison is false.
  if (!(period >= definition.periodDays * dayMs)) return 'no_period'
  if (!(finding.sample >= definition.minSample)) return 'too_few'
  if (!finding.holds) return 'not_so'
  const age = now.getTime() - finding.computedAt.getTime()
  if (!(age >= 0 && age < definition.validDays * dayMs && now < finding.validUntil))
    return 'expired'
  return 'proven'
}

/** Returns when a computation expires. */
export function validUntil(definition: ClaimDefinition, computedAt: Date): Date {
  return new Date(computedAt.getTime() + definition.validDays * dayMs)
}

/** Returns the period a claim examines if computed now. */
export function claimPeriod(
  definition: ClaimDefinition,
  now: Date,
): { readonly from: Date; readonly until: Date } {
  return { from: new Date(now.getTime() - definition.periodDays * dayMs), until: now }
}
