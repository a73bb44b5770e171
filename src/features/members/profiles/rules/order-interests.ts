import type { Interest } from '#features/site/sites/index.ts'
import { groupedInterests, isIntimate } from './interests.ts'

/** An interest on a member's page, and whether the reader shares it. */
export interface InterestView {
  readonly interest: Interest
  readonly common: boolean
}

/** Facts that determine which of someone's interests a reader sees. */
interface Reading {
  readonly theirs: readonly string[]
  /** The reader's own interests. */
  readonly own: readonly string[]
  /** Whether the reader wants to see intimate interests (H14). */
  readonly showIntimate: boolean
  /** The interests the site offers; a withdrawn interest disappears from every page. */
  readonly offered: readonly string[]
}

/**
 * Returns the interests a reader sees: shared ones first, then the others, each in the order of the
 * list.
 */
export function orderInterests({ theirs, own, showIntimate, offered }: Reading): InterestView[] {
  const shared = new Set(own)
  const visible = groupedInterests
    .filter((interest) => theirs.includes(interest) && offered.includes(interest))
    .filter((interest) => showIntimate || !isIntimate(interest))
    .map((interest) => ({ interest, common: shared.has(interest) }))
  return [...visible.filter(({ common }) => common), ...visible.filter(({ common }) => !common)]
}
