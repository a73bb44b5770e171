import type { TagState } from './tag-choice.ts'

/** The scripts of a site as a page sees them. */
export interface TagsView {
  readonly state: TagState
  readonly hosts: readonly string[]
  /** Identifies the list that the visitor is shown. */
  readonly list: string
}
