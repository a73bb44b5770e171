import type { ClaimDefinition } from './claims.ts'
import type { KeptFinding } from './finding.ts'

/** Why a claim stands or does not. */
export type ClaimVerdict = 'proven' | 'not_computed' | 'no_query' | 'no_period' | 'too_few' | 'not_so' | 'expired'

const dayMs = 86_400_000

/**
 * Whether a claim may be read at this moment (BEY-05): computed by the statement it names, over its whole period, from enough, with
 * figures that say so, and not too long ago. Asked anew at every reading, so that nothing kept wrongly or for too long is shown.
 */
export function judgeClaim(kept: KeptFinding | null, definition: ClaimDefinition, now: Date): ClaimVerdict {
  if (kept === null) return 'not_computed'
  if (kept.query === '' || kept.query !== definition.query) return 'no_query'
  const period = kept.until.getTime() - kept.from.getTime()
  // Not a number where an instant is missing, and then no comparison holds.
  if (!(period >= definition.periodDays * dayMs)) return 'no_period'
  if (!(kept.sample >= definition.leastSample)) return 'too_few'
  if (!kept.holds) return 'not_so'
  const age = now.getTime() - kept.computedAt.getTime()
  if (!(age >= 0 && age < definition.validDays * dayMs && now < kept.validUntil)) return 'expired'
  return 'proven'
}

/** Until when a computing counts. */
export function validUntil(definition: ClaimDefinition, computedAt: Date): Date {
  return new Date(computedAt.getTime() + definition.validDays * dayMs)
}

/** The time a claim looks at when it is computed now. */
export function periodOf(definition: ClaimDefinition, now: Date): { readonly from: Date; readonly until: Date } {
  return { from: new Date(now.getTime() - definition.periodDays * dayMs), until: now }
}
