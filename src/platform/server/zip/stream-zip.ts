import { Zip, ZipDeflate, ZipPassThrough } from 'fflate'
import { isCompressed, type ZipFile, toZipTime } from './write-zip.ts'

/** A file of an archive whose content arrives in pieces. */
export interface StreamedFile {
  readonly name: string
  readonly content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>
}

/**
 * Writes files into one ZIP archive piece by piece, with their time in UTC. Only the pieces being
 * written are in memory, however large the archive is; it advances as fast as it is read.
 */
export async function* streamZip(
  files: AsyncIterable<StreamedFile | ZipFile>,
  at: Date,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  let written: Uint8Array<ArrayBuffer>[] = []
  const zip = new Zip((error, chunk) => {
    if (error !== null) throw error
    written.push(chunk as Uint8Array<ArrayBuffer>)
  })
  const take = () => {
    const pieces = written
    written = []
    return pieces
  }
  for await (const file of files) {
    const entry = isCompressed(file.name)
      ? new ZipPassThrough(file.name)
      : new ZipDeflate(file.name, { level: 6 })
    entry.mtime = toZipTime(at)
    zip.add(entry)
    for await (const piece of 'content' in file ? file.content : [file.bytes]) {
      entry.push(piece)
      yield* take()
    }
    entry.push(new Uint8Array(), true)
    yield* take()
  }
  zip.end()
  yield* take()
}
