import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { pageLive } from '#platform/web/live/page-live.ts'
import { useLive } from '#platform/web/live/use-live.ts'
import { useViewerId } from '#platform/web/surroundings.ts'

/** How often the visibility of the member is checked, in milliseconds. */
const checkIntervalMs = 4000

/**
 * Checks while a member's page is open whether the member is still visible; if not, the page shows
 * what a reload would show (CHAT-08). Null disables the check.
 */
export function useMemberVisibility(member: string | null): void {
  const viewer = useViewerId()
  const cache = useQueryClient()
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (viewer === null || member === null) return
    const checkVisibility = () => {
      if (document.visibilityState === 'visible')
        pageLive(viewer).send({ type: 'profiles.look', member })
    }
    const looking = setInterval(checkVisibility, checkIntervalMs)
    document.addEventListener('visibilitychange', checkVisibility)
    return () => {
      clearInterval(looking)
      document.removeEventListener('visibilitychange', checkVisibility)
    }
  }, [viewer, member])
  useLive('profiles.gone', async (frame) => {
    if (frame.member !== member) return
    // Removes this person from all cached data.
    await cache.invalidateQueries({ refetchType: 'none' })
    void revalidate()
  })
}
