import { crc32, inflateRawSync } from 'node:zlib'

/**
 * Reads an archive from its central directory (APPNOTE 4.3.12, 4.4); returns the files by name.
 * Throws if a checksum differs.
 */
export function readZip(archive: Buffer): ReadonlyMap<string, Buffer> {
  const end = archive.lastIndexOf('PK\x05\x06', undefined, 'latin1')
  const files = new Map<string, Buffer>()
  let at = archive.readUInt32LE(end + 16)
  for (let left = archive.readUInt16LE(end + 10); left > 0; left -= 1) {
    const [method, sum, packed] = [
      archive.readUInt16LE(at + 10),
      archive.readUInt32LE(at + 16),
      archive.readUInt32LE(at + 20),
    ]
    const [nameLength, extra, comment] = [28, 30, 32].map((field) =>
      archive.readUInt16LE(at + field),
    ) as Three
    const name = archive.toString('utf8', at + 46, at + 46 + nameLength)
    const local = archive.readUInt32LE(at + 42)
    const begin = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28)
    const body = archive.subarray(begin, begin + packed)
    const bytes = method === 0 ? body : inflateRawSync(body)
    if (crc32(bytes) !== sum) throw new Error(`${name} does not match its checksum`)
    files.set(name, bytes)
    at += 46 + nameLength + extra + comment
  }
  return files
}

type Three = [number, number, number]
