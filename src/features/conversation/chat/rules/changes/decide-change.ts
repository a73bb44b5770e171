import type { SentKind } from '../decide-send.ts'

/** How long a sender can edit or delete a message. */
export const changeableMinutes = 15

/**
 * How often one message can be edited: enough for typing errors, too few for a conversation at the
 * price of one message.
 */
export const maxEdits = 5

/** A sender's own message, for deciding whether it may be changed. */
export interface ChangeFacts {
  readonly kind: SentKind
  readonly sentAt: Date
  /** Deleted by its sender, or withdrawn because it was refunded. */
  readonly unavailable: boolean
  /** Whether the other member has written since. */
  readonly answered: boolean
  /** Earlier edits. */
  readonly edits: number
  readonly closed: boolean
  readonly partnerGone: boolean
}

export type EditStop =
  | 'unavailable'
  | 'text_only'
  | 'too_late'
  | 'answered'
  | 'too_many_edits'
  | 'closed'
  | 'gone'

/**
 * Decides whether a message may be edited (BEY-26); null if it may. An edit is free and never
 * changes a price. Once answered it is impossible: the answer was to the earlier words.
 */
export function decideEdit(facts: ChangeFacts, now: Date): EditStop | null {
  if (facts.unavailable) return 'unavailable'
  if (facts.kind !== 'text') return 'text_only'
  if (isTooLate(facts, now)) return 'too_late'
  if (facts.closed) return 'closed'
  if (facts.partnerGone) return 'gone'
  if (facts.answered) return 'answered'
  return facts.edits >= maxEdits ? 'too_many_edits' : null
}

/**
 * Decides whether a message may be deleted (BEY-26); null if it may. Allowed after an answer and in
 * a closed conversation too, because nothing is sent.
 */
export function decideDeletion(
  facts: Pick<ChangeFacts, 'unavailable' | 'sentAt'>,
  now: Date,
): 'unavailable' | 'too_late' | null {
  if (facts.unavailable) return 'unavailable'
  return isTooLate(facts, now) ? 'too_late' : null
}

function isTooLate({ sentAt }: Pick<ChangeFacts, 'sentAt'>, now: Date): boolean {
  return now.getTime() - sentAt.getTime() >= changeableMinutes * 60_000
}

/**
 * Returns the credits a sender gets back for a message they delete: only if it was never shown
 * (BEY-08). Nothing is returned if its recipient is in invisible mode: whether credits come back
 * would tell whether they were here, which invisible mode promises not to.
 */
export function creditsReturned({
  credits,
  shown,
  invisible,
}: {
  readonly credits: number
  readonly shown: boolean
  readonly invisible: boolean
}): number {
  return shown || invisible ? 0 : credits
}
