/** A photo as its right to be seen depends on it. */
export interface PhotoFacts {
  readonly status: 'waiting' | 'active' | 'rejected'
  readonly main: boolean
  readonly private: boolean
}

/** Who looks. */
export type ReaderFacts =
  | { readonly as: 'owner' }
  | { readonly as: 'visitor' }
  | {
      readonly as: 'member'
      readonly premium: boolean /** The owner opened private photos to this member. */
      readonly granted: boolean
    }

/** `open`: may be seen. `locked`: only that it is there. `absent`: not even that. */
export type Verdict = 'open' | 'locked' | 'absent'

/**
 * Who may see which photo (PRO-05, PRO-06). The owner everything. Others only what was reviewed: the main photo always, the
 * rest with premium. A private one whoever its owner opened it to; for others it is not there at all, or where the site says so
 * like any other. What is locked therefore always opens with premium, as its label says. A visitor sees only the main one.
 */
export function judgePhoto(photo: PhotoFacts, reader: ReaderFacts, privatePhotos: 'granted' | 'premium'): Verdict {
  if (reader.as === 'owner') return 'open'
  if (photo.status !== 'active') return 'absent'
  if (photo.main) return 'open'
  if (reader.as === 'visitor') return 'absent'
  if (photo.private && reader.granted) return 'open'
  if (photo.private && privatePhotos === 'granted') return 'absent'
  return reader.premium ? 'open' : 'locked'
}
