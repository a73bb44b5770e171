import { useState } from 'react'
import type { SiteField } from '#features/site/sites/index.ts'
import type { Typed } from './typed-values.ts'

/** A field that is being edited. */
export interface DraftField {
  readonly typed: Typed
  /** Returns to the product's default. */
  readonly toDefault: boolean
}

/** Changes of a site that aren't saved. */
export interface Draft {
  readonly fields: Partial<Record<SiteField, DraftField>>
  /**
   * The newest change when editing began; null once the author has been told about a newer one and
   * sees the difference to it.
   */
  readonly newest: number | null
  /** The number of the change that is undone. */
  readonly undoes: number | null
}

/** Drafts by site; they survive going to other screens, but not a reload. */
const drafts = new Map<number, Draft>()

/** The draft of a site. */
export function useDraft(
  site: number,
): readonly [Draft | undefined, (draft: Draft | undefined) => void] {
  const [draft, setDraft] = useState(() => drafts.get(site))
  return [
    draft,
    (next) => {
      if (next === undefined) drafts.delete(site)
      else drafts.set(site, next)
      setDraft(next)
    },
  ]
}
