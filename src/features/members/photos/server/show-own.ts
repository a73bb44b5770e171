import type { OwnPhoto } from '../contract.ts'
import type { MediaSignature } from './media-signature.ts'
import { showPhoto } from './show-photo.ts'
import type { PhotoRow } from './store.ts'

/** A photo in the owner's view. */
export function showOwn(photo: PhotoRow, signature: MediaSignature, owner: string, now: Date): OwnPhoto {
  return { ...showPhoto(photo, signature, owner, now), private: photo.private, rejected_for: photo.rejected_for }
}
