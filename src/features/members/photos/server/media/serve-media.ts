import type { Context } from '#kernel/context.ts'
import { looksLikeId } from '#kernel/id.ts'
import type { Blob } from '#platform/server/blobs/blobs.ts'
import type { Site } from '#features/site/sites/index.ts'
import { decidePhotoAccess } from '../../rules/decide-photo-access.ts'
import { parseSize } from '#kernel/image-sizes.ts'
import type { PhotosDeps } from '../deps.ts'
import type { MediaSignature } from './media-signature.ts'
import { selectReaderFacts } from '../access/select-reader-facts.ts'
import { maxVisiblePhotos } from '../max-visible-photos.ts'
import { type PhotoRow, selectPhoto, selectPhotosByAccount } from '../store.ts'

/** A photo's bytes and ETag, or only the ETag if the browser already has these bytes. */
export interface MediaResult {
  readonly blob: Blob | 'known'
  readonly etag: string
}

/** The request for a photo's bytes. */
export interface MediaRequest {
  readonly photo: string
  readonly size: string
  /** Whether the browser accepts AVIF. */
  readonly avif?: boolean
  /** The If-None-Match header. */
  readonly ifNoneMatch?: string
}

/**
 * Finds the bytes behind a URL; null if it is invalid, expired or issued to someone else, or if
 * permission is gone.
 */
export type ServeMedia = (
  request: MediaRequest,
  context: Context<Site>,
) => Promise<MediaResult | null>

/**
 * Every request is checked twice (PRO-06): the URL must have been issued to this reader, and
 * permission is read again, so that a block, a deletion, a review or the end of Premium makes a
 * photo inaccessible immediately, even for bytes a browser has cached.
 */
export function createServeMedia(deps: PhotosDeps, signature: MediaSignature): ServeMedia {
  return async ({ photo, size: written, avif = false, ifNoneMatch = '' }, context) => {
    const size = parseSize(written)
    if (size === null || !looksLikeId(photo)) return null
    const { until = '', sign = '' } = context.query
    const looker = context.viewer?.member ?? null
    if (
      !deps.openMedia &&
      signature.check({ photo, size, until, sign }, looker, context.now) === null
    )
      return null
    const row = await selectPhoto(deps.database, photo)
    if (row === null || !(deps.openMedia || (await maySee(row, context)))) return null
    for (const format of avif && row.avif ? (['avif', 'webp'] as const) : (['webp'] as const)) {
      // Only the format of the bytes behind a URL ever changes.
      const etag = `"${format}"`
      if (ifNoneMatch.includes(etag)) return { blob: 'known', etag }
      const blob = await deps.blobs.get(`${row.key}/${size}.${format}`)
      if (blob !== null) return { blob, etag }
    }
    return null
  }

  async function maySee(
    row: PhotoRow & { owner: string },
    context: Context<Site>,
  ): Promise<boolean> {
    const { site, viewer } = context
    if (viewer === null && !deps.searchOpen(site, context)) return false
    const reader = viewer?.account ?? null
    const [found, facts] = await Promise.all([
      deps.findMember(row.owner, { reader, site }),
      selectReaderFacts(deps, reader, row.account_id),
    ])
    if (found === null || decidePhotoAccess(row, facts, site.settings.private_photos) !== 'open')
      return false
    return row.main || facts.as === 'owner' || isSeen(row, site)
  }

  /** Whether the photo is one of those that others can still see. */
  async function isSeen(row: PhotoRow, site: Site): Promise<boolean> {
    const place = (await selectPhotosByAccount(deps.database, row.account_id)).findIndex(
      ({ id }) => id === row.id,
    )
    return (
      place < site.settings.free_photos ||
      place < (await maxVisiblePhotos(deps, row.account_id, site))
    )
  }
}
