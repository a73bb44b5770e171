import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useApi } from '#platform/web/api/use-api.ts'
import { useViewer } from '#platform/web/surroundings.ts'
import type { LikeCard, LikeStatus } from '../contract.ts'
import { noLikeStatus, fetchLikeStatus } from './fetch-like-status.ts'

/** The cache key of a like status. */
export const likeStatusKey = (member: string) => ['likes.standing', member] as const

/**
 * The viewer's like status with a member, and a function for optimistic updates. `initialStatus`
 * comes from a list that is already loaded.
 */
export function useLikeStatus(member: string, initialStatus?: LikeStatus) {
  const api = useApi()
  const cache = useQueryClient()
  const viewer = useViewer()
  const { data } = useQuery({
    queryKey: likeStatusKey(member),
    queryFn: () => fetchLikeStatus(api, member),
    enabled: viewer !== null && viewer.profile.id !== member,
    ...(initialStatus && { initialData: initialStatus }),
  })
  const now = () => cache.getQueryData<LikeStatus>(likeStatusKey(member)) ?? noLikeStatus(member)
  return {
    standing: data ?? noLikeStatus(member),
    /** Reads the latest status; for async work that outlives a render. */
    now,
    change(part: Partial<LikeStatus>) {
      void cache.cancelQueries({ queryKey: likeStatusKey(member) })
      cache.setQueryData<LikeStatus>(likeStatusKey(member), { ...now(), ...part })
    },
  }
}

/** Derives the like status from a card of the lists. */
export function toLikeStatus(
  { id, liked, like_new, match }: LikeCard,
  likesYou: boolean,
): LikeStatus {
  return { member: id, liked, likes_you: likesYou || match !== null, like_new, match }
}
