import type { Site } from '#features/site/sites/index.ts'
import type { PhotoView } from '#features/members/profiles/contract/profiles.ts'
import { decidePhotoAccess } from '../rules/decide-photo-access.ts'
import type { PhotosDeps } from './deps.ts'
import type { MediaSignature } from './media/media-signature.ts'
import { selectReaderFacts } from './access/select-reader-facts.ts'
import { maxVisiblePhotos } from './max-visible-photos.ts'
import { toOpenPhoto } from './to-open-photo.ts'
import { selectPhotosByAccount } from './store.ts'

/** The reader's internal key and public id, or null for a visitor. */
export type PhotoReader = { readonly account: number; readonly member: string } | null

/** A member's photos for a reader who may see the owner. */
export type PhotosFor = (request: {
  reader: PhotoReader
  owner: number
  site: Pick<Site, 'settings'>
  now: Date
}) => Promise<{ photos: PhotoView[]; reviewed: boolean }>

/**
 * Returns the list behind every page with a member's photos: visible ones with URLs, locked ones as
 * `{id, locked: true}` only.
 */
export function createPhotosFor(deps: PhotosDeps, signature: MediaSignature): PhotosFor {
  return async ({ reader, owner, site, now }) => {
    const [rows, facts] = await Promise.all([
      selectPhotosByAccount(deps.database, owner),
      selectReaderFacts(deps, reader?.account ?? null, owner),
    ])
    const photos: PhotoView[] = []
    let reviewed = true
    const isOwner = reader?.account === owner
    const hasMany = !isOwner && rows.length > site.settings.free_photos
    const seen = hasMany ? rows.slice(0, await maxVisiblePhotos(deps, owner, site)) : rows
    for (const row of seen) {
      const verdict = decidePhotoAccess(row, facts, site.settings.private_photos)
      if (verdict === 'absent') continue
      if (row.reviewed_at === null) reviewed = false
      photos.push(
        verdict === 'locked'
          ? { id: row.public_id, locked: true }
          : toOpenPhoto(row, signature, reader?.member ?? null, now),
      )
    }
    return { photos, reviewed: reviewed && photos.length > 0 }
  }
}
