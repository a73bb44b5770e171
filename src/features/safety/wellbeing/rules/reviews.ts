import { wellbeingReasons } from './decide-pause.ts'

/** Why a pause started: reasons found by the rules, or an agent's request. */
export const pauseReasons = [...wellbeingReasons, 'agent'] as const

/** Possible decisions about a pause: keep it as it is, end it now, or extend it. */
export const reviewActs = ['keep', 'end', 'extend'] as const
export type ReviewAct = (typeof reviewActs)[number]

/**
 * Returns when a pause ends after a decision. An extension starts at the current end, or now if the
 * pause has ended.
 */
export function newPauseEnd(act: ReviewAct, until: Date, hours: number, now: Date): Date {
  if (act === 'keep') return until
  if (act === 'end') return until.getTime() < now.getTime() ? until : now
  return new Date(Math.max(until.getTime(), now.getTime()) + hours * 3_600_000)
}
