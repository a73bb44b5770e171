import { inflateSync } from 'node:zlib'

const woffHeaderSize = 44
const entryOfWoff = 20
const fontHeaderSize = 12
const entryOfFont = 16

/**
 * Unpacks a web font (WOFF 1.0) into a plain font file. The PDF library can read WOFF too, but
 * inflates the tables in JavaScript for every document, which takes five times as long as creating
 * the document itself.
 */
export function unpackWoff(packed: Buffer): Buffer {
  const count = packed.readUInt16BE(12)
  const tables = Array.from({ length: count }, (_, index) => {
    const at = woffHeaderSize + index * entryOfWoff
    const [offset, packedLength, length] = [at + 4, at + 8, at + 12].map((place) =>
      packed.readUInt32BE(place),
    )
    const bytes = packed.subarray(offset, (offset ?? 0) + (packedLength ?? 0))
    return {
      tag: packed.subarray(at, at + 4),
      checksum: packed.subarray(at + 16, at + 20),
      bytes: packedLength === length ? bytes : inflateSync(bytes),
    }
  })
  let offset = fontHeaderSize + count * entryOfFont
  const entries = tables.map(({ tag, checksum, bytes }) => {
    const place = Buffer.alloc(8)
    place.writeUInt32BE(offset, 0)
    place.writeUInt32BE(bytes.length, 4)
    offset += padded(bytes.length)
    return Buffer.concat([tag, checksum, place])
  })
  const filled = tables.map(({ bytes }) =>
    Buffer.concat([bytes, Buffer.alloc(padded(bytes.length) - bytes.length)]),
  )
  return Buffer.concat([createFontHeader(packed.subarray(4, 8), count), ...entries, ...filled])
}

function createFontHeader(flavour: Buffer, count: number): Buffer {
  const header = Buffer.alloc(fontHeaderSize)
  const power = Math.floor(Math.log2(count))
  flavour.copy(header)
  header.writeUInt16BE(count, 4)
  header.writeUInt16BE(16 * 2 ** power, 6)
  header.writeUInt16BE(power, 8)
  header.writeUInt16BE(16 * (count - 2 ** power), 10)
  return header
}

/** Rounds up to a multiple of four bytes, where each table starts. */
function padded(length: number): number {
  return Math.ceil(length / 4) * 4
}
