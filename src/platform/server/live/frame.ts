import type { Viewer } from '#kernel/context.ts'

/** What goes over the wire in either direction: JSON with a type. */
export interface LiveMessage {
  readonly type: string
  readonly [field: string]: unknown
}

/** What a member's browser said, once its session and pace were checked. The handler judges the rest anew. */
export interface LiveFrame {
  readonly viewer: Viewer
  readonly message: LiveMessage
  readonly now: Date
  /** Answers on the same connection only. */
  answer(message: LiveMessage): void
}
