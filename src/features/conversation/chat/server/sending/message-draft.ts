import type { MessageEffect } from '#features/safety/message-safety/server/index.ts'
import type { Sendable, SendDecision } from '../../rules/decide-send.ts'
import type { Facts } from '../store-facts.ts'
import type { Target } from './facts.ts'
import type { AuthorKind, SentPhoto } from './store-send.ts'

/** A message to be sent. */
export interface MessageDraft {
  /** The message's id, created by the sender's browser. */
  readonly id: string
  readonly sent: Sendable
  /** For a gift or sticker, the id of the drawing. */
  readonly body: string
  /** The displayed price. */
  readonly at_most?: number | undefined
  /** Number of the message it replies to. */
  readonly quote?: number | undefined
  /** Null for a text. For a photo that may be a repeat, the digest is enough. */
  readonly photo: Pick<SentPhoto, 'digest'> | SentPhoto | null
  /** The author who writes in a fictional profile’s name; default: staff. */
  readonly author?: AuthorKind
}

/** Why a message must not be written. */
export type Stop =
  | NonNullable<SendDecision['closed']>
  | 'chat.not_honest'
  | 'chat.disclosure_required'
  | 'chat.price_changed'

/** A message with everything decided about it. */
export interface DecidedMessage {
  readonly facts: Facts
  readonly draft: MessageDraft
  readonly target: Target
  readonly decision: SendDecision
  readonly effects: readonly MessageEffect[]
  /** Why it must not be written; null if it may be. */
  readonly stop: Stop | null
}
