import type { MessageWarningKind } from '../../rules/classifier/find-warnings.ts'
import type { ReplyViolation } from '../../rules/classifier/lint-reply.ts'

/**
 * An effect of a message. Effects other than `refuse` are passed unchanged to
 * `message_safety.public_apply_effects`, in the query that writes the message.
 */
export type MessageEffect =
  | { readonly type: 'refuse'; readonly violations: readonly ReplyViolation[] }
  | AddNotice
  | RecordWarnings
  | RecordSignals

/** Adds the notice that the profile is fictional (BEY-02). */
export interface AddNotice {
  readonly type: 'add_notice'
  /** Not repeated if there has been one within this many messages. */
  readonly interval: number
}

/** Warns the reader (BEY-16). */
export interface RecordWarnings {
  readonly type: 'record_warnings'
  readonly kinds: readonly MessageWarningKind[]
  /** 64 bits as 0 and 1; null unless it starts a conversation and is long enough to compare. */
  readonly text_fingerprint: string | null
  /** Number of differing bits up to which two texts count as the same. */
  readonly max_distance: number
  /**
   * Number of people who may receive the same first message since that instant without a warning.
   */
  readonly threshold: number
  readonly since: Date
}

/**
 * Records facts that matter for the sender's wellbeing; if there are reasons, starts a pause (F12).
 */
export interface RecordSignals {
  readonly type: 'record_signals'
  readonly night: boolean
  readonly signals: readonly string[]
  readonly reasons: readonly string[]
  /** The id for a new pause, and when it ends. */
  readonly pause_id: string
  readonly until: Date
}
