import { waitParts as wholeWait } from '#kernel/wait.ts'

/** Who answers for fictional profiles (OPS-03). */
export const deskPeople = ['agent', 'lead'] as const

/** Who takes a conversation over from another, answers those left to them, and writes the character sheets. */
export const deskLeads = ['lead'] as const

/** How long a conversation stays one person's after they last opened it, wrote in it or typed, in milliseconds. */
export const claimMs = 5 * 60_000

/** How many messages in a row a profile writes before it is the member's turn: it answers, and does not press. */
export const mostInARow = 3

/** How many of the latest messages are in sight. */
export const linesShown = 60

/** Facts about a claim at the moment someone wants it. */
export interface ClaimFacts {
  /** Who holds it; null where nobody does. */
  readonly heldBy: number | null
  readonly until: Date | null
  /** Whether it was left to a lead. */
  readonly forLead: boolean
}

/** Whether someone may have a conversation now, or why not. */
export function judgeClaim(
  facts: ClaimFacts,
  who: { readonly staff: number; readonly role: string; readonly takeOver: boolean },
  now: Date,
): 'free' | 'persona_desk.claimed' | 'persona_desk.for_lead' {
  const leads = (deskLeads as readonly string[]).includes(who.role)
  if (facts.forLead && !leads) return 'persona_desk.for_lead'
  const held = facts.heldBy !== null && facts.until !== null && facts.until.getTime() > now.getTime()
  if (!held || facts.heldBy === who.staff || (leads && who.takeOver)) return 'free'
  return 'persona_desk.claimed'
}

/** How a wait is to be seen: five minutes is the aim, ten the most. */
export function waitTone(waitMs: number): 'ok' | 'mid' | 'late' {
  if (waitMs < 5 * 60_000) return 'ok'
  return waitMs < 10 * 60_000 ? 'mid' : 'late'
}

/** A wait in words: under an hour as minutes and seconds, then in its largest whole unit. */
export function waitParts(waitMs: number): { readonly unit: 'clock' | 'hours' | 'days'; readonly count: number } {
  const { unit, count } = wholeWait(waitMs)
  return unit === 'minutes' ? { unit: 'clock', count: Math.max(0, Math.floor(waitMs / 1000)) } : { unit, count }
}
