import { isOfferCode } from './offer-codes.ts'
import { cleanCode, isCode } from './clean-code.ts'

/** The percentages a code may take off. */
export const codePercentages = { least: 1, most: 90 } as const

/** A code as entered by the office. */
export interface CodeDraft {
  readonly code: string
  readonly percentage: number | null
  readonly value_minor: number | null
  readonly minimum_order_minor: number | null
  /** First and last day of validity in the site's time zone; `until` is null without an end. */
  readonly from: string
  readonly until: string | null
}

/** A validation error of a draft, and its field. */
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

/**
 * Validates a draft on the site's current day; `null` if valid. An amount off requires a larger
 * minimum order.
 */
export function validateDraft(draft: CodeDraft, today: string): DraftProblem | null {
  const code = cleanCode(draft.code)
  const { percentage, value_minor: value, minimum_order_minor: minimum, from, until } = draft
  if (!isCode(code)) return { reason: 'code_shape', field: 'code' }
  if (isOfferCode(code)) return { reason: 'code_reserved', field: 'code' }
  if ((percentage === null) === (value === null))
    return { reason: 'value_missing', field: 'percentage' }
  if (value !== null && (minimum === null || minimum <= value))
    return { reason: 'minimum_below_value', field: 'minimum_order_minor' }
  if (until !== null && until < from) return { reason: 'ends_before_start', field: 'until' }
  return until !== null && until < today ? { reason: 'already_ended', field: 'until' } : null
}

/** Status of a code: waiting for approval, declined, switched off, or otherwise by its dates. */
export function getCodeStatus(
  {
    status,
    startsAt,
    expiresAt,
  }: {
    readonly status: 'waiting' | 'declined' | 'active' | 'off'
    readonly startsAt: Date
    readonly expiresAt: Date | null
  },
  now: Date,
): 'waiting' | 'declined' | 'planned' | 'running' | 'ended' | 'off' {
  if (expiresAt !== null && expiresAt <= now) return 'ended'
  if (status !== 'active') return status
  return startsAt > now ? 'planned' : 'running'
}
