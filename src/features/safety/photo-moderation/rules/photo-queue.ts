import type { QueueRules } from '#features/members/staff/index.ts'

/** The queue of photos: a claim lasts ten minutes after the photo was last opened. */
export const photoQueue: QueueRules = {
  name: 'photo_moderation',
  claimMs: 10 * 60_000,
  takeOver: null,
}

/** How long the undo button is shown. */
export const undoShownSeconds = 10

/**
 * How long the server accepts an undo: a little longer than the button is shown, to allow for the
 * round trip.
 */
export const undoWindowMs = 15_000

/** The facts of a decision needed to undo it. */
export interface DecisionFacts {
  readonly by: number
  readonly decidedAt: Date
}

/** Whether a staff member may undo a decision: only their own, and only within `undoWindowMs`. */
export function mayUndo(decision: DecisionFacts, staff: number, now: Date): boolean {
  return decision.by === staff && now.getTime() - decision.decidedAt.getTime() <= undoWindowMs
}
