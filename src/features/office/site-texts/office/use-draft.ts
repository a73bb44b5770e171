import { useState } from 'react'
import type { TypedText } from './typed-text.ts'

/** A text that is being written. */
export interface Draft {
  readonly text: TypedText
  /**
   * The newest version when writing began; null once its author has been told about a newer one and
   * sees the difference to it.
   */
  readonly newest: number | null
}

/** Drafts by page and language; they survive going to other screens, but not a reload. */
const drafts = new Map<string, Draft>()

/** The draft of a page in one language. */
export function useDraft(
  key: string,
): readonly [Draft | undefined, (draft: Draft | undefined) => void] {
  const [draft, setDraft] = useState(() => drafts.get(key))
  return [
    draft,
    (next) => {
      if (next === undefined) drafts.delete(key)
      else drafts.set(key, next)
      setDraft(next)
    },
  ]
}
