import type { LoadContext } from '#platform/web/page.ts'
import type { LikeStatus } from '../contract.ts'
import { batchSize, noLikeStatus } from './fetch-like-status.ts'
import { likeStatusKey } from './use-like-status.ts'

/**
 * Fetches the like statuses of the members of a page that the server renders, so that its hearts are
 * right before the page's code runs. A failure leaves it to the hearts.
 */
export async function loadLikeStatuses(
  { api, cache, viewer }: Pick<LoadContext, 'api' | 'cache' | 'viewer'>,
  members: readonly string[],
): Promise<void> {
  const others = members.filter((member) => member !== viewer?.profile.id).slice(0, batchSize)
  if (viewer === null || others.length === 0) return
  const answer = await api.call('likes.read_states', { members: others.join(',') })
  if (!answer.ok) return
  const { standings } = answer.value as { standings: readonly LikeStatus[] }
  for (const member of others)
    cache.setQueryData<LikeStatus>(
      likeStatusKey(member),
      standings.find((status) => status.member === member) ?? noLikeStatus(member),
    )
}
