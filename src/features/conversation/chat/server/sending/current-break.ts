import { type Break, findBreak } from '#features/money/spending-limits/index.ts'
import type { WriterRow } from '../store-facts.ts'

/** Returns the writer's current break from paid features (BEY-09); usually null. */
export function currentBreak({ breaks }: Pick<WriterRow, 'breaks'>, now: Date): Break | null {
  if (breaks === null) return null
  const at = (until: string | null) => (until === null ? null : new Date(until))
  return findBreak(
    { pausedUntil: at(breaks.paused_until), excludedUntil: at(breaks.excluded_until) },
    now,
  )
}
