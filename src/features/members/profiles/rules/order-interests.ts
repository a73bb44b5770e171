import type { Interest } from '#features/site/sites/index.ts'
import { groupedInterests, isIntimate } from './interests.ts'

/** One interest on a member's page, and whether the reader shares it. */
export interface ShownInterest {
  readonly interest: Interest
  readonly common: boolean
}

/** What decides which of someone's interests a reader sees. */
interface Reading {
  readonly theirs: readonly string[]
  /** The reader's own. */
  readonly own: readonly string[]
  /** Whether the reader switched intimate interests on (H14). */
  readonly showIntimate: boolean
  /** What the site offers; a withdrawn interest disappears from every page. */
  readonly offered: readonly string[]
}

/** Someone's interests as a reader sees them: shared ones first, each part in the order of the list. */
export function orderInterests({ theirs, own, showIntimate, offered }: Reading): ShownInterest[] {
  const shared = new Set(own)
  const shown = groupedInterests
    .filter((interest) => theirs.includes(interest) && offered.includes(interest))
    .filter((interest) => showIntimate || !isIntimate(interest))
    .map((interest) => ({ interest, common: shared.has(interest) }))
  return [...shown.filter(({ common }) => common), ...shown.filter(({ common }) => !common)]
}
