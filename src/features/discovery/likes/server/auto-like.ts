import type { Handler } from '#kernel/handler.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract } from '../contract.ts'
import type { LikesDeps } from './deps.ts'
import { selectNewest } from './store-lists.ts'

/** The like the popup shows (LIKE-04): one that exists, from a member, not seen yet; null when there is none. It never makes one. */
export function autoLike({
  database,
  mainPhotos,
}: Pick<LikesDeps, 'database' | 'mainPhotos'>): Handler<(typeof contract)['likes.auto_like'], Site> {
  return async (_, { viewer, now }) => {
    const newest = await selectNewest(database, viewer.account)
    if (newest === null) return null
    const photo = (await mainPhotos([newest.other_id], { reader: viewer, now })).get(newest.other_id)
    return {
      profile: {
        id: newest.member_id,
        name: newest.name,
        // A path, which the reader joins with the site's cdn_prefix.
        main_image: photo === undefined ? null : { match: photo.src[960].replace(/^\//, '') },
      },
    }
  }
}
