import { decidePaidLimit } from '#features/safety/wellbeing/index.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { MessageEffect, RecordSignals } from './message-effect.ts'

/**
 * Facts about a member who writes to a fictional profile, as returned by
 * `message_safety.public_sender_facts`.
 */
export interface SenderFacts {
  readonly spent_day: number
  readonly spent_before: number
  readonly nights: number
  readonly attached: number
  readonly distress: number
  readonly paid_today: number
  readonly paused_until: string | null
}

/** Why a member cannot pay for messages to fictional profiles now, and if paused, until when. */
export type PaidLimit =
  | { readonly reason: 'paused'; readonly until: Date }
  | { readonly reason: 'enough' }

/** Checks whether a member can pay for messages to fictional profiles now; null if they can. */
export function checkPaidLimit(
  sender: SenderFacts | null,
  { settings }: Pick<Site, 'settings'>,
  now: Date,
): PaidLimit | null {
  if (sender === null) return null
  const pausedUntil = sender.paused_until === null ? null : new Date(sender.paused_until)
  const paid = { pausedUntil, paidToday: sender.paid_today }
  const reason = decidePaidLimit(paid, settings.fictional_daily_messages, now)
  if (reason === 'paused' && pausedUntil !== null) return { reason, until: pausedUntil }
  return reason === 'enough' ? { reason } : null
}

/** Returns the facts after a message with these effects has been sent. */
export function advanceSenderFacts(
  before: SenderFacts | null,
  effects: readonly MessageEffect[],
  credits: number,
): SenderFacts | null {
  const recorded = effects.find(
    (effect): effect is RecordSignals => effect.type === 'record_signals',
  )
  if (before === null || recorded === undefined) return before
  return {
    ...before,
    paid_today: before.paid_today + (credits > 0 ? 1 : 0),
    paused_until: recorded.reasons.length > 0 ? recorded.until.toISOString() : before.paused_until,
  }
}
