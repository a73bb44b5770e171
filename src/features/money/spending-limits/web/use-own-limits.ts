import { useQueryClient } from '@tanstack/react-query'
import { useViewer } from '#platform/web/surroundings.ts'
import { type Break, breakAt } from '../rules/breaks.ts'
import { calls, type OwnLimitsView } from './calls.ts'

/** The own limits; null for a visitor and until they are there. */
export function useOwnLimits(): OwnLimitsView | null {
  const viewer = useViewer()
  const { data } = calls.useCall('spending_limits.read_own', {}, { enabled: viewer !== null })
  return viewer === null ? null : (data ?? null)
}

/** The break in which the reader is; null while they are in none. */
export function useBreak(): Break | null {
  const own = useOwnLimits()
  return own === null ? null : breakOf(own)
}

/** What the server told is open: what is over it left out, so that no browser's clock is asked. */
export const atAnyTime = new Date(0)

/** The break that the own limits tell of. */
export function breakOf({ paused_until: paused, excluded_until: excluded }: OwnLimitsView): Break | null {
  const at = (until: string | null) => (until === null ? null : new Date(until))
  return breakAt({ pausedUntil: at(paused), excludedUntil: at(excluded) }, atAnyTime)
}

/** Takes over what a change answered; prices and buttons of messages are read anew. */
export function useKeepLimits(): (own: OwnLimitsView) => void {
  const cache = useQueryClient()
  return (own) => {
    cache.setQueryData(['spending_limits.read_own', {}], own)
    for (const call of ['chat.read_conversation', 'chat.preview_conversation'])
      void cache.invalidateQueries({ queryKey: [call] })
  }
}
