import { CallRefused } from '#platform/web/api/answer.ts'
import type { Api } from '#platform/web/api/api.ts'
import type { Standing } from '../contract.ts'

interface Waiting {
  readonly member: string
  readonly resolve: (standing: Standing) => void
  readonly reject: (error: unknown) => void
}

const gatherMs = 10
const askedAtOnce = 50
const gathering = new WeakMap<Api, Waiting[]>()

/**
 * Fetches the like status with a member. Requests from hearts that appear together are batched into
 * one.
 */
export function standingOf(api: Api, member: string): Promise<Standing> {
  return new Promise((resolve, reject) => {
    const waiting = gathering.get(api) ?? []
    waiting.push({ member, resolve, reject })
    if (waiting.length > 1) return
    gathering.set(api, waiting)
    setTimeout(() => {
      gathering.delete(api)
      for (let from = 0; from < waiting.length; from += askedAtOnce)
        void answer(api, waiting.slice(from, from + askedAtOnce))
    }, gatherMs)
  })
}

/** The status when there is no like in either direction. */
export function noStanding(member: string): Standing {
  return { member, liked: false, likes_you: false, like_new: false, match: null }
}

async function answer(api: Api, waiting: readonly Waiting[]): Promise<void> {
  const reply = await api.ask('likes.read_states', {
    members: [...new Set(waiting.map(({ member }) => member))].join(','),
  })
  if (!reply.ok) {
    for (const { reject } of waiting) reject(new CallRefused(reply.refusal))
    return
  }
  const { standings } = reply.value as { standings: readonly Standing[] }
  for (const { member, resolve } of waiting)
    resolve(standings.find((standing) => standing.member === member) ?? noStanding(member))
}
