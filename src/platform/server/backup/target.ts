/** A file of a target. */
export interface TargetFile {
  readonly name: string
  readonly writtenAt: Date
}

/**
 * The storage that a backup is written to: a folder now, S3-compatible storage could be another.
 * Names are paths with slashes; everything that arrives here is encrypted already.
 */
export interface BackupTarget {
  /** Stores a file completely or not at all; it is durable when this resolves. */
  write(name: string, bytes: AsyncIterable<Uint8Array>): Promise<void>
  /** Throws if there is no such file. */
  read(name: string): AsyncIterable<Uint8Array>
  has(name: string): Promise<boolean>
  /** The files below a folder, in no particular order. */
  list(folder: string): AsyncIterable<TargetFile>
  /** Deletes the file if it exists. */
  delete(name: string): Promise<void>
}
