import type { Asking } from '../classifier/asks-if-real.ts'

/**
 * For how many messages an earlier honest answer still counts as in sight, so that it is not said again; null where nothing is to be
 * answered. Whoever asks outright scrolls little. What only may be a question is answered where nothing was said for long: one word too
 * many is true and harmless, one under every tenth message is noise.
 */
export function inSight(asking: Asking): number | null {
  return { asks: 3, may_ask: 30, not: null }[asking]
}
