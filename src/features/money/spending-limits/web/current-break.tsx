import { BreakNote } from './break-note.tsx'
import { useBreak } from './use-own-limits.ts'

/** The reader's current break in words; renders nothing without one. */
export function CurrentBreak() {
  const resting = useBreak()
  return resting === null ? null : (
    <BreakNote kind={resting.kind} until={resting.until.toISOString()} />
  )
}
