/** A stored file: a photo, an export. */
export interface Blob {
  readonly bytes: Buffer
  readonly type: string
}

/**
 * File storage: on disk by default, or S3-compatible storage behind the same port. Keys are paths
 * of lower-case names (`photos/3f/3f2a…/480.webp`); a key is written once and its bytes do not
 * change afterwards.
 */
export interface Blobs {
  /** Stores the bytes completely or not at all; they are on disk when this resolves. */
  put(key: string, bytes: Uint8Array, type: string): Promise<void>
  get(key: string): Promise<Blob | null>
  /** Size in bytes and media type, without the bytes. */
  stat(key: string): Promise<{ size: number; type: string } | null>
  /**
   * The keys below a folder of blobs that were stored at least `ageMs` ago, in batches. Uses the
   * storage's time, because a key may be written before its row.
   */
  list(folder: string, ageMs: number): AsyncIterable<readonly string[]>
  /** Deletes the blob if it exists. */
  delete(key: string): Promise<void>
}
