/** The purpose of a text. A rule applies to some kinds only. */
export type TextKind = 'comment' | 'title' | 'message' | 'summary' | 'markdown' | 'phrase' | 'name'

export const textKinds: readonly TextKind[] = [
  'comment',
  'title',
  'message',
  'summary',
  'markdown',
  'phrase',
  'name',
]

/** A text that people read: one comment, one title, one paragraph, one name. */
export interface TextPiece {
  /** Path relative to the project root. */
  readonly file: string
  readonly line: number
  readonly kind: TextKind
  /**
   * Code, quotations and comment marks are masked; line breaks and all other characters keep their
   * positions.
   */
  readonly text: string
  /** For names: whether the name is exported, for rules about public names. */
  readonly exported?: boolean
}
