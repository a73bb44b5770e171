/** A file a member chose, and its address in this tab, to show it before it is sent. */
export interface PhotoFile {
  readonly file: File
  readonly preview: string
}

/** A photo that stands in a composer and is not sent. */
export interface AttachedPhoto extends PhotoFile {
  readonly description: string
}

/** The photos chosen in this tab, one for each chat; they stay while pages change. */
export interface AttachedPhotos {
  of(chat: string): AttachedPhoto | null
  /** Puts one there, or with null takes it away. */
  put(chat: string, photo: AttachedPhoto | null): void
  subscribe(hear: () => void): () => void
}

/** Makes the place for them. */
export function createAttachedPhotos(): AttachedPhotos {
  const photos = new Map<string, AttachedPhoto>()
  const hearers = new Set<() => void>()
  return {
    of: (chat) => photos.get(chat) ?? null,
    put(chat, photo) {
      if (photo === null) photos.delete(chat)
      else photos.set(chat, photo)
      for (const hear of hearers) hear()
    },
    subscribe: (hear) => {
      hearers.add(hear)
      return () => void hearers.delete(hear)
    },
  }
}
