import type { Site } from '#features/site/sites/index.ts'
import type { ShownPhoto } from '#features/members/profiles/contract.ts'
import { judgePhoto } from '../rules/judge-photo.ts'
import type { PhotosDeps } from './deps.ts'
import type { MediaSignature } from './media-signature.ts'
import { readerFacts } from './reader-facts.ts'
import { seenAtMost } from './seen-at-most.ts'
import { showPhoto } from './show-photo.ts'
import { selectPhotosOf } from './store.ts'

/** The reader's internal key and public id, or null for a visitor. */
export type Looker = { readonly account: number; readonly member: string } | null

/** A member's photos for a reader who may see the owner. */
export type PhotosFor = (request: {
  reader: Looker
  owner: number
  site: Pick<Site, 'settings'>
  now: Date
}) => Promise<{ photos: ShownPhoto[]; reviewed: boolean }>

/**
 * Returns the list behind every page with a member's photos: visible ones with URLs, locked ones as
 * `{id, locked: true}` only.
 */
export function photosFor(deps: PhotosDeps, signature: MediaSignature): PhotosFor {
  return async ({ reader, owner, site, now }) => {
    const [rows, facts] = await Promise.all([
      selectPhotosOf(deps.database, owner),
      readerFacts(deps, reader?.account ?? null, owner),
    ])
    const photos: ShownPhoto[] = []
    let reviewed = true
    const own = reader?.account === owner
    const many = !own && rows.length > site.settings.free_photos
    const seen = many ? rows.slice(0, await seenAtMost(deps, owner, site)) : rows
    for (const row of seen) {
      const verdict = judgePhoto(row, facts, site.settings.private_photos)
      if (verdict === 'absent') continue
      if (row.reviewed_at === null) reviewed = false
      photos.push(
        verdict === 'locked'
          ? { id: row.public_id, locked: true }
          : showPhoto(row, signature, reader?.member ?? null, now),
      )
    }
    return { photos, reviewed: reviewed && photos.length > 0 }
  }
}
