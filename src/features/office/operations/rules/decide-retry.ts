import { emailChangeMs, reactivationMs } from '#features/members/accounts/index.ts'
import { hourMs, minuteMs } from '#kernel/duration.ts'
import type { EmailState } from './email-states.ts'

/** After this time an email that is not accepted waits too long. */
export const longWaitMs = 10 * minuteMs

/** How long the record of an email is kept. */
export const keptDays = 13

/**
 * How long emails are worth sending that someone requested or that carry a link with an end. Any
 * other email is worth sending as long as its record is kept.
 */
const lifetimesMs: Readonly<Record<string, number>> = {
  reset: hourMs / 2,
  known_address: 24 * hourMs,
  mail_change: emailChangeMs,
  reactivation: reactivationMs,
  test: 0,
}

export const retryObstacles = ['suppressed', 'expired', 'content_gone', 'in_progress'] as const
export type RetryObstacle = (typeof retryObstacles)[number]

export interface RetryFacts {
  readonly kind: string
  readonly state: EmailState
  readonly createdAt: Date
  /** Whether the address bounces or its owner complained. */
  readonly suppressed: boolean
  /** The event or the queue's email that it would be sent from again; null if there is none. */
  readonly source: 'waiting' | 'running' | 'ended' | null
}

export type RetryDecision =
  | { readonly retry: true }
  | { readonly retry: false; readonly because: RetryObstacle | null }

/** Decides whether staff may send an email again; without a reason if there is nothing to retry. */
export function decideRetry(facts: RetryFacts, now: Date): RetryDecision {
  const { kind, state, createdAt, suppressed, source } = facts
  if (state !== 'deferred' && state !== 'refused') return { retry: false, because: null }
  if (suppressed) return { retry: false, because: 'suppressed' }
  const lifetime = lifetimesMs[kind]
  if (lifetime !== undefined && now.getTime() - createdAt.getTime() > lifetime)
    return { retry: false, because: 'expired' }
  if (source === null) return { retry: false, because: 'content_gone' }
  if (source === 'running') return { retry: false, because: 'in_progress' }
  return { retry: true }
}
