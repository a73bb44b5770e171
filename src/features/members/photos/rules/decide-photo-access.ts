/** Facts about a photo that determine who may see it. */
export interface PhotoFacts {
  readonly status: 'waiting' | 'active' | 'rejected'
  readonly main: boolean
  readonly private: boolean
}

/** The reader of the photo. */
export type ReaderFacts =
  | { readonly as: 'owner' }
  | { readonly as: 'visitor' }
  | {
      readonly as: 'member'
      readonly premium: boolean /** The owner granted this member access to private photos. */
      readonly granted: boolean
    }

/** `open`: may be seen. `locked`: only its existence is shown. `absent`: not even that. */
export type PhotoAccess = 'open' | 'locked' | 'absent'

/**
 * Decides who may see which photo (PRO-05, PRO-06). The owner sees everything. Others see only
 * reviewed photos: always the main photo, the rest with Premium. A private photo is visible to
 * members with access; for others it does not exist at all, or, where the site says so, is treated
 * like any other. So Premium always unlocks a locked photo, as its label says. A visitor sees only
 * the main photo.
 */
export function decidePhotoAccess(
  photo: PhotoFacts,
  reader: ReaderFacts,
  privatePhotos: 'granted' | 'premium',
): PhotoAccess {
  if (reader.as === 'owner') return 'open'
  if (photo.status !== 'active') return 'absent'
  if (photo.main) return 'open'
  if (reader.as === 'visitor') return 'absent'
  if (photo.private && reader.granted) return 'open'
  if (photo.private && privatePhotos === 'granted') return 'absent'
  return reader.premium ? 'open' : 'locked'
}
