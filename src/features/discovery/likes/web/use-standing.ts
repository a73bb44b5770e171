import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useApi } from '#platform/web/api/use-api.ts'
import { useViewer } from '#platform/web/surroundings.ts'
import type { LikeCard, Standing } from '../contract.ts'
import { noStanding, standingOf } from './standing-of.ts'

const keyOf = (member: string) => ['likes.standing', member] as const

/**
 * The viewer's like status with a member, and a function for optimistic updates. `initialStatus`
 * comes from a list that is already loaded.
 */
export function useStanding(member: string, given?: Standing) {
  const api = useApi()
  const cache = useQueryClient()
  const viewer = useViewer()
  const { data } = useQuery({
    queryKey: keyOf(member),
    queryFn: () => standingOf(api, member),
    enabled: viewer !== null && viewer.profile.id !== member,
    ...(given && { initialData: given }),
  })
  const now = () => cache.getQueryData<Standing>(keyOf(member)) ?? noStanding(member)
  return {
    standing: data ?? noStanding(member),
    /** Reads the latest status; for async work that outlives a render. */
    now,
    change(part: Partial<Standing>) {
      void cache.cancelQueries({ queryKey: keyOf(member) })
      cache.setQueryData<Standing>(keyOf(member), { ...now(), ...part })
    },
  }
}

/** Derives the like status from a card of the lists. */
export function standingOnCard({ id, liked, like_new, match }: LikeCard, likesYou: boolean): Standing {
  return { member: id, liked, likes_you: likesYou || match !== null, like_new, match }
}
