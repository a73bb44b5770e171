import { hasPermission, type QueueRules } from '#features/members/staff/index.ts'
import { splitWait as wholeWait } from '#kernel/wait.ts'

/**
 * The queue of conversations: a claim lasts five minutes after its holder last opened the
 * conversation, replied or typed, and a lead may take it over.
 */
export const deskQueue: QueueRules = {
  name: 'persona_desk',
  claimMs: 5 * 60_000,
  takeOver: 'persona_desk.lead',
}

/**
 * How many messages in a row a profile may send before it is the member's turn, because profiles
 * reply but do not press.
 */
export const maxInARow = 3

/** How many of the latest messages are shown. */
export const maxLines = 60

/** Whether a conversation handed over to a lead is closed to someone with this role. */
export function isReservedFrom(role: string, { forLead }: { readonly forLead: boolean }): boolean {
  return forLead && !hasPermission(role, 'persona_desk.lead')
}

/** How urgent a wait is; the target is five minutes, the maximum ten. */
export function waitTone(waitMs: number): 'ok' | 'mid' | 'late' {
  if (waitMs < 5 * 60_000) return 'ok'
  return waitMs < 10 * 60_000 ? 'mid' : 'late'
}

/**
 * Splits a wait for display: under an hour as minutes and seconds, then in its largest whole unit.
 */
export function waitParts(waitMs: number): {
  readonly unit: 'clock' | 'hours' | 'days'
  readonly count: number
} {
  const { unit, count } = wholeWait(waitMs)
  return unit === 'minutes'
    ? { unit: 'clock', count: Math.max(0, Math.floor(waitMs / 1000)) }
    : { unit, count }
}
