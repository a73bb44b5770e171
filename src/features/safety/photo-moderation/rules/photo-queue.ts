/** How long a claim lasts after the photo was last opened, in milliseconds. */
export const claimDurationMs = 10 * 60_000

/** How long the undo button is shown. */
export const undoShownSeconds = 10

/**
 * How long the server accepts an undo: a little longer than the button is shown, to allow for the
 * round trip.
 */
export const undoWindowMs = 15_000

/** Staff roles that may review photos. */
export const photoReviewers = ['owner', 'lead', 'moderator'] as const

/** The facts of a decision needed to undo it. */
export interface DecisionFacts {
  readonly by: number
  readonly decidedAt: Date
}

/** Whether a staff member may undo a decision: only their own, and only within `undoWindowMs`. */
export function mayUndo(decision: DecisionFacts, staff: number, now: Date): boolean {
  return decision.by === staff && now.getTime() - decision.decidedAt.getTime() <= undoWindowMs
}
