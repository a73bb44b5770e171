import type { OpenPhoto } from '#features/members/profiles/contract/profiles.ts'
import type { MediaSignature } from './media/media-signature.ts'
import type { PhotoRow } from './store.ts'

/** A photo as shown to a reader who may see it. */
export function toOpenPhoto(
  photo: PhotoRow,
  signature: MediaSignature,
  looker: string | null,
  now: Date,
): OpenPhoto {
  return {
    id: photo.public_id,
    locked: false,
    main: photo.main,
    status: photo.status,
    verified: photo.verified_at !== null && photo.status === 'active',
    generated: photo.provenance === 'generated',
    description: photo.description,
    width: photo.width,
    height: photo.height,
    thumbhash: photo.thumbhash.toString('base64'),
    src: signature.addresses(photo.public_id, looker, now),
  }
}
