import { CallRefused } from '#platform/web/api/answer.ts'
import type { Api } from '#platform/web/api/api.ts'
import type { LikeStatus } from '../contract.ts'

interface Waiting {
  readonly member: string
  readonly resolve: (status: LikeStatus) => void
  readonly reject: (error: unknown) => void
}

const gatherMs = 10
/** The number of members of one request. */
export const batchSize = 50
const gathering = new WeakMap<Api, Waiting[]>()

/**
 * Fetches the like status with a member. Requests from hearts that appear together are batched into
 * one.
 */
export function fetchLikeStatus(api: Api, member: string): Promise<LikeStatus> {
  return new Promise((resolve, reject) => {
    const waiting = gathering.get(api) ?? []
    waiting.push({ member, resolve, reject })
    if (waiting.length > 1) return
    gathering.set(api, waiting)
    setTimeout(() => {
      gathering.delete(api)
      for (let from = 0; from < waiting.length; from += batchSize)
        void answer(api, waiting.slice(from, from + batchSize))
    }, gatherMs)
  })
}

/** The status when there is no like in either direction. */
export function noLikeStatus(member: string): LikeStatus {
  return { member, liked: false, likes_you: false, like_new: false, match: null }
}

async function answer(api: Api, waiting: readonly Waiting[]): Promise<void> {
  const reply = await api.call('likes.read_states', {
    members: [...new Set(waiting.map(({ member }) => member))].join(','),
  })
  if (!reply.ok) {
    for (const { reject } of waiting) reject(new CallRefused(reply.refusal))
    return
  }
  const { standings } = reply.value as { standings: readonly LikeStatus[] }
  for (const { member, resolve } of waiting)
    resolve(standings.find((status) => status.member === member) ?? noLikeStatus(member))
}
