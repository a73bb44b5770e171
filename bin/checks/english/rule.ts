import type { TextKind } from './text-piece.ts'

/** A word or a construction that readers should not come across. */
export interface Rule {
  readonly id: string
  /** Shown in the message: what to write instead. */
  readonly advice: string
  readonly kinds: readonly TextKind[]
  /** One match is one finding. Names are matched in kebab-case: `giveBack` as `give-back`. */
  readonly pattern: RegExp
  /** Only exported names. */
  readonly exported?: true
}

/** Texts for engineers: comments, test titles, errors and logs, summaries of endpoints. */
export const inCode: readonly TextKind[] = ['comment', 'title', 'message', 'summary']
/** The same and documents. */
export const inProse: readonly TextKind[] = [...inCode, 'markdown']
/** All prose. */
export const everywhere: readonly TextKind[] = [...inProse, 'phrase']
