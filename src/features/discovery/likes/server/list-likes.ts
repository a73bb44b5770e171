import type { Handler } from '#kernel/handler.ts'
import { expectNoRefusal } from '#kernel/refusal.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract } from '../contract.ts'
import type { LikesDeps } from './deps.ts'
import { kindsFor } from './kinds-for.ts'
import { readNewCounts } from './read-counts.ts'
import { readPage } from './read-page.ts'
import { selectCountry, selectCounts } from './store-counts.ts'

/** The first page of the three lists with their counts (LIKE-01, LIKE-02). */
export function listLikes(deps: LikesDeps): Handler<(typeof contract)['likes.list'], Site> {
  const readList = readPage(deps)
  const read = async (...first: Parameters<typeof readList>) =>
    expectNoRefusal(await readList(...first))
  return async (_, context) => {
    const reader = context.viewer.account
    const kinds = await kindsFor(deps, context)
    const [likedBy, likes, matches, counts, news, country] = await Promise.all([
      read('liked_by', { kinds }, context),
      read('likes', { kinds }, context),
      read('matches', { kinds }, context),
      selectCounts(deps.database, { reader, kinds }),
      readNewCounts(deps.database, reader),
      selectCountry(deps.database, reader),
    ])
    return {
      liked_by: likedBy.members,
      likes: likes.members,
      matches: matches.members,
      next: { liked_by: likedBy.next, likes: likes.next, matches: matches.next },
      counts,
      ...news,
      reader_country: country,
    }
  }
}
