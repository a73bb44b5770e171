import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { pageLive } from '#platform/web/live/page-live.ts'
import { useLive } from '#platform/web/live/use-live.ts'
import { useViewerId } from '#platform/web/surroundings.ts'

/** How often one asks whether whom one looks at is still there, in milliseconds. */
const lookMs = 4000

/**
 * While a member's page is looked at: once they are not there any more for who looks, the page becomes what a reload would show
 * (CHAT-08). Null looks at nobody.
 */
export function useStillThere(member: string | null): void {
  const viewer = useViewerId()
  const cache = useQueryClient()
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (viewer === null || member === null) return
    const look = () => {
      if (document.visibilityState === 'visible') pageLive(viewer).send({ type: 'profiles.look', member })
    }
    const looking = setInterval(look, lookMs)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(looking)
      document.removeEventListener('visibilitychange', look)
    }
  }, [viewer, member])
  useLive('profiles.gone', async (told) => {
    if (told.member !== member) return
    // Nothing that was loaded before may bring this person back.
    await cache.invalidateQueries({ refetchType: 'none' })
    void revalidate()
  })
}
