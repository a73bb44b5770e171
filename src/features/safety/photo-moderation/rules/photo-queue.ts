/** How long a photo is one person's to decide, from when they last opened it. */
export const claimMs = 10 * 60_000

/** How long the button that takes a decision back is shown. */
export const undoShownSeconds = 10

/** How long the server takes a decision back: a little longer, for the way there. */
export const undoMs = 15_000

/** Who may look at photos. */
export const photoReviewers = ['owner', 'lead', 'moderator'] as const

/** A decision as it can be taken back. */
export interface Decided {
  readonly by: number
  readonly decidedAt: Date
}

/** Whether someone may take a decision back: only their own, and only at once. */
export function mayUndo(decision: Decided, staff: number, now: Date): boolean {
  return decision.by === staff && now.getTime() - decision.decidedAt.getTime() <= undoMs
}
