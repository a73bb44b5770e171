import { careReasons } from './judge-care.ts'

/** Who looks at pauses. */
export const reviewers = ['lead'] as const

/** Why a pause began: what the rules found, or an agent who asked for one. */
export const pauseReasons = [...careReasons, 'agent'] as const

/** What can be decided about a pause: it stays as it is, ends now, or lasts longer. */
export const reviewActs = ['keep', 'end', 'extend'] as const
export type ReviewAct = (typeof reviewActs)[number]

/** Until when a pause lasts after that. Longer begins at its end, or now where it is over. */
export function pausedUntil(act: ReviewAct, until: Date, hours: number, now: Date): Date {
  if (act === 'keep') return until
  if (act === 'end') return until.getTime() < now.getTime() ? until : now
  return new Date(Math.max(until.getTime(), now.getTime()) + hours * 3_600_000)
}
