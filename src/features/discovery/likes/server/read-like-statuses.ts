import type { Handler } from '#kernel/handler.ts'
import { looksLikeId } from '#kernel/id.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract } from '../contract.ts'
import type { LikesDeps } from './deps.ts'
import { kindsFor } from './kinds-for.ts'
import { selectLikeStatuses } from './store-counts.ts'

const maxMembers = 50

/** The reader's like status with the members on a page, to draw the hearts. */
export function readLikeStatuses(
  deps: LikesDeps,
): Handler<(typeof contract)['likes.read_states'], Site> {
  return async ({ members }, { site, viewer }) => {
    const memberIds = members.split(',').filter(looksLikeId).slice(0, maxMembers)
    if (memberIds.length === 0) return { standings: [] }
    const kinds = await kindsFor(deps, { site, viewer })
    const rows = await selectLikeStatuses(deps.database, {
      reader: viewer.account,
      members: memberIds,
      kinds,
    })
    return {
      standings: rows.map(({ match_id, ...row }) => ({
        ...row,
        match: match_id === null ? null : { id: match_id },
      })),
    }
  }
}
