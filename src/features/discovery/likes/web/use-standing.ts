import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useApi } from '#platform/web/api/use-api.ts'
import { useViewer } from '#platform/web/surroundings.ts'
import type { LikeCard, Standing } from '../contract.ts'
import { noStanding, standingOf } from './standing-of.ts'

const keyOf = (member: string) => ['likes.standing', member] as const

/** How the viewer stands with a member, and how to draw a change before the server has answered. `given` is what a list said of it. */
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
    /** The newest, for work that outlives a drawing. */
    now,
    change(part: Partial<Standing>) {
      void cache.cancelQueries({ queryKey: keyOf(member) })
      cache.setQueryData<Standing>(keyOf(member), { ...now(), ...part })
    },
  }
}

/** What a card of the lists says of the two. */
export function standingOnCard({ id, liked, like_new, match }: LikeCard, likesYou: boolean): Standing {
  return { member: id, liked, likes_you: likesYou || match !== null, like_new, match }
}
