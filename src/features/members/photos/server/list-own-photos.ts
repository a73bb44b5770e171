import type { Handler } from '#kernel/handler.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract } from '../contract.ts'
import { photoLimit } from '../rules/limits.ts'
import type { PhotosDeps } from './deps.ts'
import type { MediaSignature } from './media/media-signature.ts'
import { toOwnPhoto } from './to-own-photo.ts'
import { selectPhotosByAccount } from './store.ts'

/**
 * The member's own photos in every state, and how many they may have now and with Premium (PRO-04,
 * PRO-05).
 */
export function listOwnPhotos(
  deps: PhotosDeps,
  signature: MediaSignature,
): Handler<(typeof contract)['photos.list_own'], Site> {
  return async (_, { site, viewer, now }) => {
    const [rows, premium] = await Promise.all([
      selectPhotosByAccount(deps.database, viewer.account),
      deps.isPremium(viewer.account),
    ])
    return {
      photos: rows.map((row) => toOwnPhoto(row, signature, viewer.member, now)),
      limit: photoLimit(site.settings, premium),
      premium_limit: photoLimit(site.settings, true),
      checked: !site.settings.photos_trusted,
      private_photos: site.settings.private_photos,
    }
  }
}
