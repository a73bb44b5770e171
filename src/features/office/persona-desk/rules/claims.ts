import { splitWait as wholeWait } from '#kernel/wait.ts'

/** Roles that reply as fictional profiles (OPS-03). */
export const deskRoles = ['agent', 'lead'] as const

/**
 * Roles that take over conversations, answer those handed to a lead, and edit the character sheets.
 */
export const leadRoles = ['lead'] as const

/**
 * How long a claim lasts after its holder last opened the conversation, replied or typed, in
 * milliseconds.
 */
export const claimMs = 5 * 60_000

/**
 * How many messages in a row a profile may send before it is the member's turn: it replies and does
 * not press.
 */
export const maxInARow = 3

/** How many of the latest messages are shown. */
export const maxLines = 60

/** Facts about a claim when someone requests it. */
export interface ClaimFacts {
  /** The staff member who holds it; null if no one does. */
  readonly heldBy: number | null
  readonly until: Date | null
  /** Whether it was handed to a lead. */
  readonly forLead: boolean
}

/** Decides whether a staff member may claim a conversation now, or why not. */
export function decideClaim(
  facts: ClaimFacts,
  who: { readonly staff: number; readonly role: string; readonly takeOver: boolean },
  now: Date,
): 'free' | 'persona_desk.claimed' | 'persona_desk.for_lead' {
  const leads = (leadRoles as readonly string[]).includes(who.role)
  if (facts.forLead && !leads) return 'persona_desk.for_lead'
  const isHeld = facts.heldBy !== null && facts.until !== null && facts.until.getTime() > now.getTime()
  if (!isHeld || facts.heldBy === who.staff || (leads && who.takeOver)) return 'free'
  return 'persona_desk.claimed'
}

/** How urgent a wait is: the target is five minutes, the maximum ten. */
export function waitTone(waitMs: number): 'ok' | 'mid' | 'late' {
  if (waitMs < 5 * 60_000) return 'ok'
  return waitMs < 10 * 60_000 ? 'mid' : 'late'
}

/**
 * Splits a wait for display: under an hour as minutes and seconds, then in its largest whole unit.
 */
export function waitParts(waitMs: number): { readonly unit: 'clock' | 'hours' | 'days'; readonly count: number } {
  const { unit, count } = wholeWait(waitMs)
  return unit === 'minutes' ? { unit: 'clock', count: Math.max(0, Math.floor(waitMs / 1000)) } : { unit, count }
}
