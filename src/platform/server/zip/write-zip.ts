import { type Zippable, zipSync } from 'fflate'

/** A file in an archive. */
export interface ZipFile {
  /** A path with slashes, inside the archive. */
  readonly name: string
  readonly bytes: Uint8Array
}

/** Formats that are compressed already. */
const compressed = /\.(webp|avif|png|jpe?g|gz|br|woff2|zip|pdf)$/

/** Writes files into one ZIP archive, with their time in UTC. */
export function writeZip(files: readonly ZipFile[], at: Date): Buffer {
  // The format has no time zone and the library writes local time.
  const mtime = new Date(at.getTime() + at.getTimezoneOffset() * 60_000)
  const entries: Zippable = {}
  for (const { name, bytes } of files)
    entries[name] = [bytes, { mtime, level: compressed.test(name) ? 0 : 6 }]
  return Buffer.from(zipSync(entries))
}
