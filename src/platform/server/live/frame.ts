import type { Viewer } from '#kernel/context.ts'

/** A message in either direction: JSON with a type. */
export interface LiveMessage {
  readonly type: string
  readonly [field: string]: unknown
}

/**
 * A message from a member's browser, after checking its session and rate. The handler must validate
 * everything else.
 */
export interface LiveFrame {
  readonly viewer: Viewer
  readonly message: LiveMessage
  readonly now: Date
  /** Replies only on the same connection. */
  answer(message: LiveMessage): void
}
