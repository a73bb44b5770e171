import type { Handler } from '#kernel/handler.ts'
import { isRefusal, refuse } from '#kernel/refusal.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract } from '../contract.ts'
import { photoLimit } from '../rules/limits.ts'
import { createDecodingQueue } from '#platform/server/images/decoding-queue.ts'
import type { PhotosDeps } from './deps.ts'
import type { MediaSignature } from './media/media-signature.ts'
import { preparePhoto } from './prepare-photo.ts'
import { toOwnPhoto } from './to-own-photo.ts'
import type { StorePhoto } from './store-photo.ts'
import { countPhotos, selectPhotoByUpload } from './store.ts'

// phrases: refusals.*
/**
 * Stores a member's file as a photo (PRO-04, PRO-07): waiting for review unless the site trusts its
 * members (PRO-05).
 */
export function uploadPhoto(
  deps: PhotosDeps,
  store: StorePhoto,
  signature: MediaSignature,
): Handler<(typeof contract)['photos.upload'], Site> {
  const { database, isPremium } = deps
  const runQueued = createDecodingQueue({ concurrency: 2, waiting: 12 })

  return async ({ id, bytes }, { site, viewer, now }) => {
    const { account } = viewer
    const [before, premium, count] = await Promise.all([
      selectPhotoByUpload(database, account, id),
      isPremium(account),
      countPhotos(database, account),
    ])
    if (before !== null) return { photo: toOwnPhoto(before, signature, viewer.member, now) }

    const limit = photoLimit(site.settings, premium)
    const premiumLimit = photoLimit(site.settings, true)
    const full = () =>
      refuse('photos.limit_reached', {
        with: { limit, premium: premiumLimit, more: premiumLimit > limit ? 'yes' : 'no' },
      })
    // Checked before decoding to save work; the count under the lock is authoritative.
    if (count >= limit) return full()

    const image = await runQueued(() => preparePhoto(bytes))
    if (image === 'busy') return refuse('photos.busy')
    if (isRefusal(image)) return image
    const status = site.settings.photos_trusted ? 'active' : 'waiting'
    const stored = await store(account, image, { main: 'if_none', status, limit, upload: id }, now)
    if (isRefusal(stored)) return stored.refusal === 'photos.limit_reached' ? full() : stored
    return { photo: toOwnPhoto(stored.row, signature, viewer.member, now) }
  }
}
