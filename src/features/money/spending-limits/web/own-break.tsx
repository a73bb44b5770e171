import { BreakNote } from './break-note.tsx'
import { useBreak } from './use-own-limits.ts'

/** The reader's own break, in words; nothing while they are in none. */
export function OwnBreak() {
  const resting = useBreak()
  return resting === null ? null : <BreakNote kind={resting.kind} until={resting.until.toISOString()} />
}
