import { crc32 } from 'node:zlib'

/** A file in an archive. */
export interface ZipFile {
  /** A path with slashes, inside the archive. */
  readonly name: string
  readonly bytes: Uint8Array
}

/**
 * Writes files into one ZIP archive that every system can open. They are stored uncompressed:
 * images are compressed already, and the texts with them are small. Up to 65,535 files and 4 GiB,
 * the limits of the plain format.
 */
export function writeZip(files: readonly ZipFile[], at: Date): Buffer {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const { name, bytes } of files) {
    const path = Buffer.from(name, 'utf8')
    const common = describe(path, bytes, at)
    const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), common, path])
    directory.push(listed(common, path, offset))
    parts.push(local, Buffer.from(bytes))
    offset += local.length + bytes.length
  }
  const listing = Buffer.concat(directory)
  return Buffer.concat([...parts, listing, end(files.length, listing.length, offset)])
}

/** The fields shared by a file's local header and its central directory entry. */
function describe(path: Buffer, bytes: Uint8Array, at: Date): Buffer {
  const header = Buffer.alloc(26)
  header.writeUInt16LE(20, 0)
  // UTF-8 name; bytes stored uncompressed.
  header.writeUInt16LE(0x0800, 2)
  header.writeUInt16LE(0, 4)
  header.writeUInt16LE((at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1), 6)
  header.writeUInt16LE(((at.getUTCFullYear() - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate(), 8)
  header.writeUInt32LE(crc32(bytes), 10)
  header.writeUInt32LE(bytes.length, 14)
  header.writeUInt32LE(bytes.length, 18)
  header.writeUInt16LE(path.length, 22)
  return header
}

function listed(common: Buffer, path: Buffer, offset: number): Buffer {
  const rest = Buffer.alloc(14)
  rest.writeUInt32LE(offset, 10)
  return Buffer.concat([Buffer.from('PK\x01\x02\x14\x00', 'latin1'), common, rest, path])
}

function end(count: number, size: number, offset: number): Buffer {
  const footer = Buffer.alloc(22)
  footer.write('PK\x05\x06', 'latin1')
  footer.writeUInt16LE(count, 8)
  footer.writeUInt16LE(count, 10)
  footer.writeUInt32LE(size, 12)
  footer.writeUInt32LE(offset, 16)
  return footer
}
