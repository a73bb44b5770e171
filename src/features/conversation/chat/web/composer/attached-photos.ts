/** A chosen file and its object URL for the preview. */
export interface PhotoFile {
  readonly file: File
  readonly preview: string
}

/** A photo in a composer that has not been sent. */
export interface AttachedPhoto extends PhotoFile {
  readonly description: string
}

/** Photos chosen in this tab, one per chat; they survive page changes. */
export interface AttachedPhotos {
  of(chat: string): AttachedPhoto | null
  /** Sets the photo of a chat, or removes it with null. */
  set(chat: string, photo: AttachedPhoto | null): void
  subscribe(onChange: () => void): () => void
}

export function createAttachedPhotos(): AttachedPhotos {
  const photos = new Map<string, AttachedPhoto>()
  const listeners = new Set<() => void>()
  return {
    of: (chat) => photos.get(chat) ?? null,
    set(chat, photo) {
      if (photo === null) photos.delete(chat)
      else photos.set(chat, photo)
      for (const listener of listeners) listener()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
