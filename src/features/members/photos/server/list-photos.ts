import type { Handler } from '#kernel/handler.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract } from '../contract.ts'
import type { PhotosDeps } from './deps.ts'
import type { PhotosFor } from './photos-for.ts'

/** A member's photos, if the reader may see the member. */
export function listPhotos(
  { findMember }: Pick<PhotosDeps, 'findMember'>,
  listPhotosFor: PhotosFor,
): Handler<(typeof contract)['photos.list_photos'], Site> {
  return async ({ member }, { site, viewer, now }) => {
    const owner = await findMember(member, { reader: viewer?.account ?? null, site })
    if (owner === null) return refuse('not_found')
    const { photos } = await listPhotosFor({ reader: viewer, owner: owner.account, site, now })
    return { photos }
  }
}
