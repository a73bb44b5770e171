import type { Context } from '#kernel/context.ts'
import { looksLikeId } from '#kernel/id.ts'
import type { Blob } from '#platform/server/blobs/blobs.ts'
import type { Site } from '#features/sites/rules/site.ts'
import { judgePhoto } from '../rules/judge-photo.ts'
import { sizeOf } from '../rules/sizes.ts'
import type { PhotosDeps } from './deps.ts'
import type { MediaSignature } from './media-signature.ts'
import { readerFacts } from './reader-facts.ts'
import { type PhotoRow, selectPhoto } from './store.ts'

/** A photo's bytes and for how many seconds this reader's browser may keep them. */
export interface Media {
  readonly blob: Blob
  readonly keepSeconds: number
}

/** Finds the bytes behind an address, or null: wrong, old, another's, or no right any more look the same. */
export type ServeMedia = (asked: { photo: string; size: string }, context: Context<Site>) => Promise<Media | null>

/**
 * Every request is judged twice (PRO-06): the address must have been made for this reader, and the right is read again,
 * so that a block, a deletion or the end of premium closes a photo at once.
 */
export function serveMedia(deps: PhotosDeps, signature: MediaSignature): ServeMedia {
  return async ({ photo, size: written }, context) => {
    const size = sizeOf(written)
    if (size === null || !looksLikeId(photo)) return null
    const { until = '', sign = '' } = context.query
    const looker = context.viewer?.member ?? null
    const left = deps.openMedia ? 0 : signature.check({ photo, size, until, sign }, looker, context.now)
    if (left === null) return null
    const row = await selectPhoto(deps.database, photo)
    if (row === null || !(deps.openMedia || (await maySee(row, context)))) return null
    const blob = await deps.blobs.get(`${row.key}/${size}.webp`)
    return blob === null ? null : { blob, keepSeconds: left }
  }

  async function maySee(row: PhotoRow & { owner: string }, context: Context<Site>): Promise<boolean> {
    const { site, viewer } = context
    if (viewer === null && !deps.searchOpen(site, context)) return false
    const reader = viewer?.account ?? null
    const [found, facts] = await Promise.all([
      deps.findMember(row.owner, { reader, site }),
      readerFacts(deps, reader, row.account_id),
    ])
    return found !== null && judgePhoto(row, facts, site.settings.private_photos) === 'open'
  }
}
