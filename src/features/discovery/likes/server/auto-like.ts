import type { Handler } from '#kernel/handler.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract } from '../contract.ts'
import type { LikesDeps } from './deps.ts'
import { selectNewest } from './store-lists.ts'

/**
 * Returns the like shown in the popup (LIKE-04): the newest unseen like from a member, or null.
 * Likes are never made up.
 */
export function autoLike({
  database,
  mainPhotos,
}: Pick<LikesDeps, 'database' | 'mainPhotos'>): Handler<
  (typeof contract)['likes.auto_like'],
  Site
> {
  return async (_, { viewer, now }) => {
    const newest = await selectNewest(database, viewer.account)
    if (newest === null) return null
    const photo = (await mainPhotos([newest.other_id], { reader: viewer, now })).get(
      newest.other_id,
    )
    return {
      profile: {
        id: newest.member_id,
        name: newest.name,
        // A path; the client prefixes it with the site's `cdn_prefix`.
        main_image: photo === undefined ? null : { match: photo.src[960].replace(/^\//, '') },
      },
    }
  }
}
