import { useQueryClient } from '@tanstack/react-query'
import { useViewer } from '#platform/web/surroundings.ts'
import { type Break, findBreak } from '../rules/breaks.ts'
import { calls, type OwnLimitsView } from './calls.ts'

/** The member's limits; `null` for visitors and while loading. */
export function useOwnLimits(): OwnLimitsView | null {
  const viewer = useViewer()
  const { data } = calls.useCall('spending_limits.read_own', {}, { enabled: viewer !== null })
  return viewer === null ? null : (data ?? null)
}

/** The reader's current break, or `null`. */
export function useBreak(): Break | null {
  const own = useOwnLimits()
  return own === null ? null : findBreakInView(own)
}

/**
 * The server returns only breaks in effect; comparing with the epoch avoids relying on the
 * browser's clock.
 */
export const epoch = new Date(0)

/** The break contained in the member's limits. */
export function findBreakInView({
  paused_until: paused,
  excluded_until: excluded,
}: OwnLimitsView): Break | null {
  const at = (until: string | null) => (until === null ? null : new Date(until))
  return findBreak({ pausedUntil: at(paused), excludedUntil: at(excluded) }, epoch)
}

/** Stores the response to a change in the cache; prices and buttons of messages are refetched. */
export function useStoreLimits(): (own: OwnLimitsView) => void {
  const cache = useQueryClient()
  return (own) => {
    cache.setQueryData(['spending_limits.read_own', {}], own)
    for (const call of ['chat.read_conversation', 'chat.preview_conversation'])
      void cache.invalidateQueries({ queryKey: [call] })
  }
}
