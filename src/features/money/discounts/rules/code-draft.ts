import { cleanCode, isCode } from './clean-code.ts'
import { timeBonus } from './time-bonus.ts'
import { welcome } from './welcome.ts'

/** A code as the office writes it down. */
export interface CodeDraft {
  readonly code: string
  readonly percentage: number | null
  readonly value_minor: number | null
  readonly minimum_order_minor: number | null
  /** The first and the last day it counts, by the site's calendar; null is without end. */
  readonly from: string
  readonly until: string | null
}

/** What is wrong with a draft, and with which field. */
export interface DraftProblem {
  readonly reason:
    | 'code_shape'
    | 'code_reserved'
    | 'value_missing'
    | 'minimum_below_value'
    | 'ends_before_start'
    | 'already_ended'
  readonly field: 'code' | 'percentage' | 'minimum_order_minor' | 'until'
}

/** Judges a draft on a site's day; null when nothing is wrong. A sum is taken off larger orders only. */
export function judgeDraft(draft: CodeDraft, today: string): DraftProblem | null {
  const code = cleanCode(draft.code)
  const { percentage, value_minor: value, minimum_order_minor: minimum, from, until } = draft
  if (!isCode(code)) return { reason: 'code_shape', field: 'code' }
  if (code === timeBonus.code || code === welcome.code) return { reason: 'code_reserved', field: 'code' }
  if ((percentage === null) === (value === null)) return { reason: 'value_missing', field: 'percentage' }
  if (value !== null && (minimum === null || minimum <= value))
    return { reason: 'minimum_below_value', field: 'minimum_order_minor' }
  if (until !== null && until < from) return { reason: 'ends_before_start', field: 'until' }
  return until !== null && until < today ? { reason: 'already_ended', field: 'until' } : null
}

/** Where a code stands: `off` by hand, else by its days. */
export function standingOf(
  {
    status,
    startsAt,
    expiresAt,
  }: { readonly status: 'active' | 'off'; readonly startsAt: Date; readonly expiresAt: Date | null },
  now: Date,
): 'planned' | 'running' | 'ended' | 'off' {
  if (expiresAt !== null && expiresAt <= now) return 'ended'
  if (status === 'off') return 'off'
  return startsAt > now ? 'planned' : 'running'
}
