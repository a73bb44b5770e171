import { type Zippable, zipSync } from 'fflate'

/** A file in an archive. */
export interface ZipFile {
  /** A path with slashes, inside the archive. */
  readonly name: string
  readonly bytes: Uint8Array
}

/** Whether a file's format is compressed already. */
export function isCompressed(name: string): boolean {
  return /\.(webp|avif|png|jpe?g|gz|br|woff2|zip|pdf)$/.test(name)
}

/**
 * The time to pass to the library, because the format has no time zone and the library writes local
 * time.
 */
export function toZipTime(at: Date): Date {
  return new Date(at.getTime() + at.getTimezoneOffset() * 60_000)
}

/** Writes files into one ZIP archive, with their time in UTC. */
export function writeZip(files: readonly ZipFile[], at: Date): Buffer {
  const mtime = toZipTime(at)
  const entries: Zippable = {}
  for (const { name, bytes } of files)
    entries[name] = [bytes, { mtime, level: isCompressed(name) ? 0 : 6 }]
  return Buffer.from(zipSync(entries))
}
