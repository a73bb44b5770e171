/** A stored thing: a photo's file, an export. */
export interface Blob {
  readonly bytes: Buffer
  readonly type: string
}

/**
 * Where files lie: on the disk by default, on S3-compatible storage behind the same port. Keys are paths of lower-case
 * names (`photos/3f/3f2a…/480.webp`); a key is written once and its bytes do not change afterwards.
 */
export interface Blobs {
  /** Stores all of it or nothing; it is on the disk when this resolves. */
  put(key: string, bytes: Uint8Array, type: string): Promise<void>
  get(key: string): Promise<Blob | null>
  /** Size in bytes and media type without the bytes. */
  stat(key: string): Promise<{ size: number; type: string } | null>
  /** Gone afterwards, whether or not it was there. */
  delete(key: string): Promise<void>
}
