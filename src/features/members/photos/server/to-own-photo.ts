import type { OwnPhoto } from '../contract.ts'
import type { MediaSignature } from './media/media-signature.ts'
import { toOpenPhoto } from './to-open-photo.ts'
import type { PhotoRow } from './store.ts'

/** A photo in the owner's view. */
export function toOwnPhoto(
  photo: PhotoRow,
  signature: MediaSignature,
  owner: string,
  now: Date,
): OwnPhoto {
  return {
    ...toOpenPhoto(photo, signature, owner, now),
    private: photo.private,
    rejected_for: photo.rejected_for,
  }
}
